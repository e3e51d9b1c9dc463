import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The built site in Firefox, which is installed first if need be. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    globalSetup: 'tests/built/setup.ts',
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
