// `node --import` loads this before a bundler: it adds the options in RSDOCTOR_SET to every Rsdoctor plugin,
// whether the config imports it, requires it, or a framework loads it on its own.
import Module, { register } from 'node:module';
import { isPlugin, withOptions } from './with-options.mjs';

register('./hooks.mjs', import.meta.url);

const load = Module._load;
Module._load = function patched(request, parent, ...rest) {
  const exports = load.call(this, request, parent, ...rest);
  if (!request.includes('rsdoctor') && !request.includes('dist')) return exports;
  let file;
  try {
    file = Module._resolveFilename(request, parent);
  } catch {
    return exports;
  }
  return isPlugin(file) ? withOptions(exports) : exports;
};
