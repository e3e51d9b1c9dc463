import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * A writer's session with `npm run dev`, in a copy of the repository: one start for all tests, in the order of the file.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  // On two busy cores a start takes half a minute.
  test: { include: ['tests/dev/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
});
