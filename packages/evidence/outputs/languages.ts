/** Languages of blocks that TypeScript checks, with the ending of their files. */
export const extensions: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  mts: 'mts',
  cts: 'cts',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  mjs: 'mjs',
  cjs: 'cjs',
};
