import { defineConfig } from 'vitest/config';
import site from '../../../tests/vitest.config.ts';

/** Also the tests that need the package's own dependencies, which the site's run leaves out. */
export default defineConfig({ ...site, test: { ...site.test, include: ['packages/evidence/tests/**/*.test.ts'] } });
