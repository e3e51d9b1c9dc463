import fs from 'node:fs'; // [!code ++]

const writeStats = (compiler) => // [!code ++:5]
  compiler.hooks.done.tap('write-stats', (stats) => {
    const text = JSON.stringify(stats.toJson('detailed'));
    fs.writeFileSync('stats.json', text);
  });

/** @type {import('next').NextConfig} */
export default {
  ...(process.env.STATS === 'true' && { // [!code ++:6]
    webpack(config, { isServer }) {
      if (!isServer) config.plugins.push(writeStats);
      return config;
    },
  }),
};
