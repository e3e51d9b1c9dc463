import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Its scripts import style sheets.
    server: { deps: { inline: ['@rstack-dev/doc-ui'] } },
  },
});
