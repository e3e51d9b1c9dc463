import { defineConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  tools: { // [!code ++:8]
    rspack(config, { appendPlugins, environment }) {
      if (analyze) {
        const reportDir = `rsdoctor/${environment.name}`;
        appendPlugins(new RsdoctorRspackPlugin({ output: { mode: 'brief', reportDir } }));
      }
    },
  },
});
