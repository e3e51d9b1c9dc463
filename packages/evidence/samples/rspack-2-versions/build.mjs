/**
 * Builds this project and prints the bundled sizes of its modules by the end of their path, as JSON in a line of its own:
 * `node build.mjs '{ "rspack": "@rspack/core", "rsdoctor": "@rsdoctor/rspack-plugin", "loader": "src", "devtool": false }'`.
 * Without `rspack`, Rsbuild builds it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginVue } from '@rsbuild/plugin-vue';
import { VueLoaderPlugin } from 'vue-loader';

const { rspack, rsdoctor, loader, devtool, merge = true, app = '.', context = app } = JSON.parse(process.argv[2]);
const { RsdoctorRspackPlugin } = await import(rsdoctor);
const plugin = new RsdoctorRspackPlugin({
  disableClientServer: true,
  output: { mode: 'brief', options: { type: ['json'] } },
});
const dist = fs.mkdtempSync(path.resolve('dist-'));
const swc = { test: /\.c?js$/, use: { loader: 'builtin:swc-loader' } };
const loaders = { none: [], src: [{ ...swc, exclude: /node_modules/ }], all: [swc] };

async function buildWithRspack() {
  const compiler = (await import(rspack)).rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    context: path.resolve(context),
    entry: path.resolve(app, 'src/index.js'),
    devtool,
    output: { path: dist },
    optimization: { concatenateModules: merge },
    module: {
      rules: [
        { test: /\.vue$/, loader: 'vue-loader', options: { experimentalInlineMatchResource: true } },
        { test: /\.css$/, type: 'css/auto' },
        ...loaders[loader],
      ],
    },
    plugins: [new VueLoaderPlugin(), plugin],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
}

async function buildWithRsbuild() {
  const rsbuild = await createRsbuild({
    rsbuildConfig: {
      plugins: [pluginVue()],
      output: { distPath: { root: dist }, sourceMap: { js: devtool } },
      tools: { rspack: { plugins: [plugin] } },
    },
  });
  await (await rsbuild.build()).close();
}

await (rspack ? buildWithRspack() : buildWithRsbuild());
const { modules } = JSON.parse(fs.readFileSync(path.join(dist, 'rsdoctor-data.json'), 'utf8')).data.moduleGraph;
fs.rmSync(dist, { recursive: true });
const sizes = {};
for (const { kind, path: file, size } of modules) {
  const name = file.split('/').slice(-2).join('/');
  if (kind === 0) sizes[name] = (sizes[name] ?? 0) + size.parsedSize;
}
console.log(`\nSIZES ${JSON.stringify(sizes)}`);
