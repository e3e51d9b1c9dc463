// Lets `import` of a plugin package load a module that exports the changed plugins (register.mjs does the same for `require`).
import { isPlugin, pluginNames } from './with-options.mjs';

const mark = '?with-options';
const helper = new URL('./with-options.mjs', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  if (context.parentURL?.endsWith(mark) || !isPlugin(found.url) || !found.url.endsWith('.js')) return found;
  return { ...found, url: found.url + mark, shortCircuit: true };
}

export async function load(url, context, next) {
  if (!url.endsWith(mark)) return next(url, context);
  const real = url.slice(0, -mark.length);
  const kind = real.includes('rspack-plugin') ? 'Rspack' : 'Webpack';
  const names = pluginNames.filter((name) => name.includes(kind));
  const source = [
    `import * as real from ${JSON.stringify(real)};`,
    `import { withOptions } from ${JSON.stringify(helper)};`,
    `export * from ${JSON.stringify(real)};`,
    `const changed = withOptions(real);`,
    ...names.map((name) => `export const ${name} = changed.${name};`),
  ].join('\n');
  return { format: 'module', source, shortCircuit: true };
}
