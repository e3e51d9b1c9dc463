/** The frameworks whose configs a page shows. */
/** The configs that the page shows, a folder for each framework. */
export const CONFIGS = 'docs/samples/frameworks';
/** Their projects: packages and sources. */
export const PROJECTS = 'packages/evidence/samples/frameworks';

export interface Framework {
  /** Where the config of the page belongs in the project. */
  config: string;
  /** The command that the page shows, without the variable. */
  command: readonly string[];
  /** Where the page says that the reports are. */
  reports: readonly string[];
}

const framework = (config: string, command: string, ...folders: string[]): Framework => ({
  config,
  command: command.split(' '),
  reports: folders.map((folder) => `${folder}/.rsdoctor/manifest.json`),
});

export const frameworks: Readonly<Record<string, Framework>> = {
  docusaurus: framework('docusaurus.config.mjs', 'docusaurus build', 'reports'),
  'module-federation': framework('rspack.config.mjs', 'rspack build', 'dist'),
  nuxt: framework('nuxt.config.mjs', 'nuxt build', 'reports'),
  rslib: framework('rslib.config.mjs', 'rslib build', 'dist/cjs', 'dist/esm'),
  rspeedy: framework('lynx.config.mjs', 'rspeedy build', 'dist'),
  rspress: framework('rspress.config.mjs', 'rspress build', 'reports'),
  storybook: framework('.storybook/main.mjs', 'storybook build', 'reports'),
  'storybook-rsbuild': framework('.storybook/main.mjs', 'storybook build', 'reports'),
  umi: framework('.umirc.js', 'umi build', 'reports'),
};
