import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/*.test.ts'],
    // A process for each of a hundred files costs three times as much as all of their tests. What a test changes around
    // itself is put back.
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
