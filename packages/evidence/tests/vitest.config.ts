import { defineConfig } from 'vitest/config';
import { repositoryRoot } from '../harness/workspace.ts';

/** Also the tests that need the package's own dependencies, which the site's run leaves out. */
export default defineConfig({
  root: repositoryRoot,
  test: { include: ['packages/evidence/tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
