import fs from 'node:fs'; // [!code ++]
import { defineConfig } from '@rsbuild/core';

const writeStats = { // [!code ++:9]
  name: 'write-stats',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      const text = JSON.stringify(stats.toJson('detailed'));
      fs.writeFileSync(`stats-${environment.name}.json`, text);
    });
  },
};

export default defineConfig({
  plugins: [writeStats], // [!code ++]
});
