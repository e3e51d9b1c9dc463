import { defineConfig } from '@lynx-js/rspeedy';

export default defineConfig({
  source: { entry: './src/index.js' },
  tools: {
    rsdoctor: { disableClientServer: true },
  },
});
