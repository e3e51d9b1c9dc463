import { defineConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  tools: { // [!code ++:7]
    rspack(config, { appendPlugins }) {
      if (analyze) {
        appendPlugins(new RsdoctorRspackPlugin({ output: { mode: 'brief' } }));
      }
    },
  },
});
