/**
 * What of Rspress the site uses beside the patches and beyond its documented interface: names, fields, and the stock
 * parts that ours replace. Nothing here can be switched off; a test and `npm run rehearse` ask the installed version
 * for all of it.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as names from '../../theme/framework/names.ts';
import { listFiles } from '../lib/files.ts';
import { type Anchor, importsOf } from './anchors.ts';
import { BROWSER_FOLDERS } from './stand-in.ts';
import { TOKEN_CLASSES } from './token-classes.ts';

export interface Leaning {
  name: string;
  anchors: Anchor[];
}

const THEME = path.join(import.meta.dirname, '../../theme');

/** Stock parts that theme/index.tsx replaces by exporting a part of the same name. */
export const REPLACED = [
  'Callout',
  'CodeBlock',
  'CodeButtonGroup',
  'DocLayout',
  'EditLink',
  'FallbackHeading',
  'HomeLayout',
  'LastUpdated',
  'Layout',
  'Nav',
  'NavTitle',
  'NotFoundLayout',
  'Outline',
  'Overview',
  'PackageManagerTabs',
  'PrevNextPage',
  'Root',
  'Search',
  'Sidebar',
  'SocialLinks',
  'SwitchAppearance',
  'Tab',
  'Tabs',
  'copyToClipboard',
  'getCustomMDXComponent',
  'useScrollAfterNav',
  'useScrollReset',
  'useThemeState',
];

/** The names that theme/index.tsx exports one by one. */
export function themeExports(): string[] {
  const code = fs.readFileSync(path.join(THEME, 'index.tsx'), 'utf8');
  return [...code.matchAll(/^export \{([^}]+)\} from '\.\//gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

/** The scripts of the theme, by path. */
function themeScripts(): Map<string, string> {
  const files = listFiles(THEME).filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(THEME, file), 'utf8')]));
}

/** What of a module of Rspress the theme imports, types left out. */
const usedOf = (request: string) => {
  const code = [...themeScripts().values()].join('\n').replace(/^import type .*$/gm, '');
  return [...new Set(importsOf(code, request))].filter((name) => !name.startsWith('type ')).sort();
};

/** Classes and variables of the stock style sheets that ours write or set. */
const stockStyles = () => [...new Set([...themeScripts().values()].join('\n').match(/(?:--)?\brp-[\w-]*\w/g))].sort();

/** Names that the runtime hands on from react-router-dom; the patch `router` has them too. */
const OF_THE_ROUTER = ['useLocation', 'useNavigate', 'useSearchParams', 'BrowserRouter'];

/** All of it; the lists of names are read from our own sources. */
export const leanings = (): Leaning[] => [
  {
    name: 'parts',
    anchors: [
      {
        file: '@rspress/core/dist/theme/index.js',
        exports: [...REPLACED, ...usedOf('@rspress/core/theme')].filter(
          (name) => REPLACED.includes(name) || !themeExports().includes(name),
        ),
      },
      // Who draws them: the stock application, through the name that the theme's folder answers.
      { file: '@rspress/core/dist/runtime/App.js', has: ['import { Layout, Root } from "@rspress/core/theme";'] },
      {
        file: '@rspress/core/dist/runtime/ClientApp.js',
        has: ['import { useThemeState } from "@rspress/core/theme";', 'const [theme, setTheme] = useThemeState();'],
      },
      { file: '@rspress/core/dist/theme/components/DocContent/index.js', has: ['useScrollAfterNav'] },
    ],
  },
  {
    name: 'runtime',
    anchors: [
      {
        file: '@rspress/core/dist/runtime/index.js',
        exports: usedOf('@rspress/core/runtime').filter((name) => !OF_THE_ROUTER.includes(name)),
        has: ['export * from "react-router-dom";'],
      },
    ],
  },
  {
    name: 'names',
    anchors: [
      {
        folders: [...BROWSER_FOLDERS, '@rspress/core/dist/node'],
        has: [
          names.DARK_CLASS,
          names.THEME_KEY,
          names.VISITED_KEY,
          names.TABS_KEY,
          names.ROOT_ID,
          names.TEXT_CLASS,
          names.PAGE_META,
          names.LINE_NUMBER_CLASS,
          names.NOT_COPIED_CLASS,
        ],
      },
      { file: 'nprogress/nprogress.js', has: [`progress.id = '${names.PROGRESS_ID}'`, 'class="bar"'] },
      // The one text of theme/i18n.ts that a stock part shows.
      { file: '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js', has: ['editLinkText'] },
    ],
  },
  {
    name: 'styles',
    anchors: [{ folders: ['@rspress/core/dist/theme', '@rspress/core/dist/node'], has: stockStyles() }],
  },
  {
    name: 'navigation',
    anchors: [
      {
        file: '@rspress/core/dist/node/auto-nav-sidebar/index.js',
        has: ['config.themeConfig.locales = ', 'config.themeConfig.nav = ', 'config.themeConfig.sidebar = '],
      },
      {
        file: '@rspress/core/dist/node/build.js',
        has: ['await modifyConfigWithAutoNavSide(modifiedConfig);', 'await pluginDriver.beforeBuild();'],
      },
    ],
  },
  {
    name: 'code-colors',
    anchors: [
      { file: '@rspress/core/dist/node/mdx/rehypePlugins/shiki.js', has: ["variablePrefix: '--shiki-'"] },
      {
        file: '@rspress/core/dist/theme/styles/vars/shiki-vars.css',
        has: [
          '--shiki-foreground',
          // The stock style sheet has no color for it, Shiki has.
          ...Object.keys(TOKEN_CLASSES)
            .filter((name) => name !== 'changed')
            .map((name) => `--shiki-token-${name}`),
        ],
      },
    ],
  },
  {
    // What tools/build/llms.ts gives to the plugin in place of Rsbuild's interface, when it asks it for one file.
    name: 'llms-plugin',
    anchors: [
      {
        file: '@rspress/plugin-llms/dist/index.js',
        has: [
          'config.builderConfig.plugins.push(',
          'async setup (api)',
          'api.onBeforeBuild(async ()=>',
          'api.processAssets({',
          'async ({ compilation, sources })=>',
          'new sources.RawSource(',
          'compilation.emitAsset(',
        ],
      },
    ],
  },
  {
    // What tools/build/publish/stock-index.ts takes out of the built site.
    name: 'stock-index',
    anchors: [
      { file: '@rspress/core/dist/node/runtimeModule/pageData/rsbuildPlugin.js', has: ['emitAsset(`static/$'] },
      { file: '@rspress/shared/dist/index.js', has: ["'search_index'"] },
    ],
  },
  {
    name: 'page-fields',
    anchors: [
      { file: '@rspress/core/dist/node/last-updated/index.js', has: ['pageData.lastUpdatedTime ='] },
      {
        file: '@rspress/core/dist/node/runtimeModule/pageData/createPageData.js',
        has: ['_filepath, _flattenContent,'],
      },
      {
        file: '@rspress/plugin-llms/dist/index.js',
        has: ['page.mdContent ?? page._flattenContent', 'pageData._filepath'],
      },
    ],
  },
];
