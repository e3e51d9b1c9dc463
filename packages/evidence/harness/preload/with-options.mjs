// Puts the options of RSDOCTOR_SET on top of those of each plugin, for `require` (register.mjs) and `import` (hooks.mjs).
export const pluginNames = [
  'RsdoctorRspackPlugin',
  'RsdoctorRspackMultiplePlugin',
  'RsdoctorWebpackPlugin',
  'RsdoctorWebpackMultiplePlugin',
];

/** Is this the entry file of one of the two plugin packages? */
export function isPlugin(file) {
  return /@rsdoctor[\\/](?:rspack|webpack)-plugin[\\/]dist[\\/]index\.c?js$/.test(file);
}

const changed = new WeakMap();

/** The package's exports with plugins that take the options of RSDOCTOR_SET on top of their own. */
export function withOptions(exports) {
  const known = changed.get(exports);
  if (known) return known;
  const added = JSON.parse(process.env.RSDOCTOR_SET ?? '{}');
  const result = { ...exports };
  for (const name of pluginNames) {
    const Plugin = exports[name];
    if (!Plugin) continue;
    result[name] = {
      [name]: class extends Plugin {
        constructor(options) {
          super(merge(options ?? {}, added));
        }
      },
    }[name];
  }
  changed.set(exports, result);
  return result;
}

function isPlain(value) {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function merge(below, above) {
  if (!isPlain(below) || !isPlain(above)) return above;
  const result = { ...below };
  for (const [key, value] of Object.entries(above)) result[key] = key in below ? merge(below[key], value) : value;
  return result;
}
