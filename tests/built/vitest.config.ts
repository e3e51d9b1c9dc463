import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests that read the built site without a browser; they build it first when it is missing or older than its sources.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/{built,contract}/**/*.test.ts'],
    globalSetup: 'tests/built/setup.ts',
    // All pages are parsed, on a machine that may be busy.
    testTimeout: 120_000,
  },
});
