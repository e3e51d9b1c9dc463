import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/*.test.ts'],
    // All files share the processes: one for each of a hundred files took three times as long as the tests themselves.
    // In return, setupFiles and the three options below put back what a test changed outside itself.
    isolate: false,
    setupFiles: ['tests/unit/restore.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Generous: a busy machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Its scripts import style sheets.
    server: { deps: { inline: ['@rstack-dev/doc-ui'] } },
  },
});
