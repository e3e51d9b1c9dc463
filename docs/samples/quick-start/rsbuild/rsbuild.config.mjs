import { defineConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code highlight]

const analyze = process.env.RSDOCTOR === 'true';

export default defineConfig({
  tools: {
    rspack(config, { appendPlugins }) {
      if (analyze) {
        appendPlugins(new RsdoctorRspackPlugin({ output: { mode: 'brief' } })); // [!code highlight]
      }
    },
  },
});
