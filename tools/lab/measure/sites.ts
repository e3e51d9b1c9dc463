/** The sites that are measured beside ours: stock Rspress with the same pages, and generated ones of any size. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** Everything that measuring leaves behind. */
export const WORK = path.join(root, '.cache/measure');

/** `env`: what the build is told beside the configuration. */
export interface Site {
  name: string;
  config: string;
  outDir: string;
  env?: Record<string, string>;
}
export type Flavour = 'ours' | 'stock';

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Imports of a config file that lies in the folder of a measured site. */
const from = (file: string) => JSON.stringify(path.join(root, file));

/**
 * Stock Rspress as the framework's own sites use it: default theme, its local search, doc-ui's menu of the tools.
 * @param parts names of our own parts that the pages themselves use, each from `theme/components/page/<name>`
 */
function stockTheme(folder: string, parts: string[] = []): void {
  write(
    path.join(folder, 'theme/index.tsx'),
    `import { Layout as Stock } from '@rspress/core/theme-original';
import { NavIcon } from ${from('node_modules/@rstack-dev/doc-ui/dist/nav-icon/index.js')};
export * from '@rspress/core/theme-original';
${parts.map((part) => `export { ${part} } from ${from(`theme/components/page/${part}/index.tsx`)};\n`).join('')}export const Layout = () => <Stock beforeNavTitle={<NavIcon />} />;
`,
  );
}

/** The real site's pages in stock Rspress. */
export function stockSite(): Site {
  const folder = path.join(WORK, 'stock');
  stockTheme(folder, ['Shot', 'Demo']);
  const config = path.join(folder, 'rspress.config.ts');
  write(
    config,
    `import config from ${from('rspress.config.ts')};
const { plugins, builderConfig, globalUIComponents, globalStyles, i18nSource, mediumZoom, search, markdown, ...same } = config;
// What writes the pages' tables, numbers, lists and pictures.
const own = ['excerpts', 'reference', 'numbers', 'posts', 'shots', 'diagrams', 'terms', 'demo'].map((name) => 'rsdoctor:' + name);
// The texts of our own parts; the rest is stock.
const { demoOpenText } = i18nSource();
export default { ...same, i18nSource: { demoOpenText }, builderConfig: { source: builderConfig?.source }, plugins: plugins.filter((plugin) => own.includes(plugin.name)), root: ${from('docs')}, outDir: ${JSON.stringify(path.join(folder, 'doc_build'))}, themeDir: ${JSON.stringify(path.join(folder, 'theme'))}, languageParity: undefined, markdown: { link: markdown?.link } };
`,
  );
  return { name: 'stock Rspress', config, outDir: path.join(folder, 'doc_build') };
}

/** The real site once more, with source maps, which tell the packages apart. */
export function mappedSite(): Site {
  const folder = path.join(WORK, 'mapped');
  const config = path.join(folder, 'rspress.config.ts');
  const outDir = path.join(folder, 'doc_build');
  write(
    config,
    `import config from ${from('rspress.config.ts')};
const { output, ...builder } = config.builderConfig ?? {};
export default { ...config, root: ${from('docs')}, themeDir: ${from('theme')}, outDir: ${JSON.stringify(outDir)}, builderConfig: { ...builder, output: { ...output, sourceMap: { js: 'source-map' } } } };
`,
  );
  return { name: 'ours, with source maps', config, outDir };
}

/**
 * The real site without one of the patches of tools/framework, or with all of them.
 * @param off name of the patch
 */
export function patchedSite(off: string): Site {
  const folder = `.cache/measure/patches/${off || 'none'}`;
  return {
    name: off ? `without ${off}` : 'all patches',
    config: path.join(root, 'rspress.config.ts'),
    outDir: path.join(root, folder),
    env: { RSPRESS_PATCHES_OFF: off, SITE_FOLDER: folder },
  };
}

/** Pages of one generated section. */
const SECTION = 25;

function page(lang: string, index: number): string {
  const headings = Array.from(
    { length: 6 },
    (_, number) =>
      `## Heading ${number + 1} of page ${index}\n\nA paragraph of page ${index} in ${lang} that is as long as a paragraph of a manual usually is, with \`code\` and [a link](./page-${index - (index % SECTION)}).\n`,
  );
  return `---\ndescription: Page ${index} of a generated site\n---\n\n# Page ${index}\n\n${headings.join('\n')}\n\`\`\`js\nexport const answer = ${index};\n\`\`\`\n`;
}

/** A site of `count` pages, half of them in each of two languages, in sections of 25. */
export function generatedSite(count: number, flavour: Flavour): Site {
  const folder = path.join(WORK, `${flavour}-${count}`);
  const docs = path.join(WORK, `docs-${count}`);
  rmSync(docs, { recursive: true, force: true });
  const perLang = count / 2;
  for (const lang of ['en', 'zh']) {
    const sections = Math.ceil(perLang / SECTION);
    write(
      path.join(docs, lang, 'index.md'),
      '---\npageType: home\nhero:\n  name: Generated\n  text: A site\n  tagline: For measuring\n---\n',
    );
    write(
      path.join(docs, lang, '_nav.json'),
      JSON.stringify([{ text: 'Start', link: '/section-0/page-0', activeMatch: '/section-' }]),
    );
    for (let section = 0; section < sections; section++) {
      const numbers = Array.from(
        { length: Math.min(SECTION, perLang - section * SECTION) },
        (_, index) => section * SECTION + index,
      );
      write(
        path.join(docs, lang, `section-${section}/_meta.json`),
        JSON.stringify(numbers.map((number) => `page-${number}`)),
      );
      for (const number of numbers)
        write(path.join(docs, lang, `section-${section}/page-${number}.mdx`), page(lang, number));
    }
  }
  const outDir = path.join(folder, 'doc_build');
  const config = path.join(folder, 'rspress.config.ts');
  // Every section has a sidebar of its own; Rspress makes them of folders named in the navigation only.
  const sidebars = `const sidebar = (lang: string) => Object.fromEntries(Array.from({ length: ${Math.ceil(perLang / SECTION)} }, (_, section) => {
  const prefix = (lang === 'en' ? '' : '/zh') + '/section-' + section + '/';
  return [prefix, Array.from({ length: Math.min(${SECTION}, ${perLang} - section * ${SECTION}) }, (_, index) => ({ text: 'Page ' + (section * ${SECTION} + index), link: prefix + 'page-' + (section * ${SECTION} + index) }))];
}));
const nav = (lang: string) => [{ text: 'Start', link: (lang === 'en' ? '' : '/zh') + '/section-0/page-0', activeMatch: '/section-' }];`;
  const locales = `[{ lang: 'en', label: 'English', title: 'Generated', description: 'Generated' }, { lang: 'zh', label: '中文', title: 'Generated', description: 'Generated' }]`;
  const common = `root: ${JSON.stringify(docs)}, outDir: ${JSON.stringify(outDir)}, title: 'Generated', lang: 'en', route: { cleanUrls: true, localeRedirect: 'never' as const }, locales: ${locales}, themeConfig: { locales: ['en', 'zh'].map((lang) => ({ lang, label: lang, nav: nav(lang), sidebar: sidebar(lang) })) }`;
  if (flavour === 'stock') {
    stockTheme(folder);
    write(
      config,
      `${sidebars}\nexport default { ${common}, themeDir: ${JSON.stringify(path.join(folder, 'theme'))} };\n`,
    );
  } else {
    write(
      config,
      `import { texts } from ${from('theme/i18n.ts')};
import { HtmlPass } from ${from('tools/framework/html-pass.ts')};
import { inSequence } from ${from('tools/framework/in-sequence.ts')};
import { framework } from ${from('tools/framework/index.ts')};
import { searchIndex } from ${from('tools/build/search-index.ts')};
import { codeClasses } from ${from('tools/build/code-classes.ts')};
import config from ${from('rspress.config.ts')};
${sidebars}
const html = new HtmlPass();
export default { ${common}, builderConfig: config.builderConfig, themeDir: ${from('theme')}, globalStyles: ${from('theme/styles/index.css')}, i18nSource: texts, mediumZoom: false, markdown: { shiki: { transformers: [codeClasses as never] } }, plugins: inSequence(framework({ html }), [searchIndex(html)]) };
`,
    );
  }
  return { name: flavour === 'ours' ? 'ours' : 'stock Rspress', config, outDir };
}
