import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['{theme,tools,tests/repository}/**/*.test.{ts,tsx}', 'packages/*/tests/*.test.ts'],
    // All files share the processes: one for each of a hundred files took three times as long as the tests themselves.
    // In return, setupFiles and the three options below put back what a test changed outside itself.
    isolate: false,
    setupFiles: ['tests/restore.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Generous: a busy machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: {
      deps: {
        // Its scripts import style sheets.
        inline: ['@rstack-dev/doc-ui'],
        // Pages that the check `drawn` has bundled for Node.
        external: [/\.cache\/drawn-/],
      },
    },
  },
});
