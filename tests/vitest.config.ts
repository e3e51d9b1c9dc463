import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests without a browser of Playwright's; tools/test.ts runs each project as a step of its own. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    // Generous: a busy machine must not fail a test, and beside four busy loops these run at a tenth of their speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      // What needs the dependencies of packages/evidence.
      { extends: true, test: { name: 'installed', include: ['packages/evidence/tests/installed/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{built,contract}/**/*.test.ts'],
          globalSetup: 'tests/built/setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'dev', include: ['tests/dev/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          globalSetup: 'tests/built/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{theme,tools,tests/repository}/**/*.test.{ts,tsx}',
            'packages/*/tests/*.test.ts',
            'packages/{parts,preset}/**/*.test.{ts,tsx}',
          ],
          // All files share the processes: one for each of a hundred files took three times as long as the tests
          // themselves. In return, setupFiles and the three options below put back what a test changed outside itself.
          isolate: false,
          setupFiles: ['tests/restore.ts'],
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          server: {
            deps: {
              // Its scripts import style sheets.
              inline: ['@rstack-dev/doc-ui'],
            },
          },
        },
      },
    ],
  },
});
