/**
 * Addresses that were pages of the site in some release, or that others link to, and where their content is now. They hold
 * for both languages; `.html` is handled for all pages alike.
 */
export const MOVED: Record<string, string> = {
  '/blog/release/release-note-0.3': '/blog/release/release-note-0_3',
  '/blog/release/release-note-1': '/blog/release/release-note-1_0',
  '/config/': '/config/options/options',
  '/config/options/multiCompiler': '/config/options/options',
  '/config/options/server': '/config/options/port',
  '/guide/': '/guide/start/intro',
  '/guide/custom/rule-custom': '/guide/rules/rule-custom',
  '/guide/custom/upload-data': '/guide/rules/upload-data',
  '/guide/migration/migration-v2': '/guide/start/migration-v2',
  '/guide/start/': '/guide/start/intro',
  '/guide/start/action': '/guide/start/cicd',
  '/guide/start/playground': '/guide/start/quick-start',
  '/guide/usage/mcp': '/guide/start/mcp',
  '/guide/v1/mcp': '/guide/start/mcp',
};

/** The same with the file that lists them, for messages. */
export const moved = { file: 'theme/moved.ts', addresses: MOVED };
