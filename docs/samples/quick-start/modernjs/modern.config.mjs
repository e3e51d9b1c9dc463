import { appTools, defineConfig } from '@modern-js/app-tools';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code highlight]

const analyze = process.env.RSDOCTOR === 'true';

export default defineConfig({
  plugins: [appTools()],
  tools: {
    rspack(config, { appendPlugins }) {
      if (analyze) {
        appendPlugins(new RsdoctorRspackPlugin({ output: { mode: 'brief' } })); // [!code highlight]
      }
    },
  },
});
