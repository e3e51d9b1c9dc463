/**
 * `npx tsx tools/lab/growth.ts [100 400 1600]`: builds generated sites of as many pages with this site's plugins and
 * theme, and with stock Rspress, in one run. Prints seconds, and the script of a page before its reader does anything.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '@rsdoctor-docs/base/command';
import { Problem } from '@rsdoctor-docs/base/problem';
import { measurer } from './page-bytes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const work = path.join(root, '.cache/growth');
/** Pages of a section; each section has a sidebar of its own. */
const SECTION = 25;
const LANGS = ['en', 'zh'];

type Flavor = 'ours' | 'stock';

const imported = (file: string) => JSON.stringify(path.join(root, file));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A page as long as a manual's usually is: six headings, links, code. */
function page(lang: string, index: number): string {
  const sections = Array.from(
    { length: 6 },
    (_, at) =>
      `## Heading ${at + 1} of page ${index}\n\nA paragraph of page ${index} in ${lang} that is as long as a paragraph of a manual usually is, with \`code\` and [a link](./page-${index - (index % SECTION)}).\n`,
  );
  return `---\ndescription: Page ${index} of a generated site\n---\n\n# Page ${index}\n\n${sections.join('\n')}\n\`\`\`js\nexport const answer = ${index};\n\`\`\`\n`;
}

/** Writes a site of `count` pages, half of them in each language. @returns its folder of pages */
function writeDocs(count: number): string {
  const docs = path.join(work, `docs-${count}`);
  rmSync(docs, { recursive: true, force: true });
  const own = Array.from({ length: count / LANGS.length }, (_, index) => index);
  for (const lang of LANGS) {
    write(path.join(docs, lang, 'index.md'), '---\npageType: home\nhero:\n  name: Generated\n  text: A site\n---\n');
    write(
      path.join(docs, lang, '_nav.json'),
      JSON.stringify([{ text: 'Start', link: '/section-0/page-0', activeMatch: '/section-' }]),
    );
    for (const index of own)
      write(path.join(docs, lang, `section-${Math.floor(index / SECTION)}/page-${index}.mdx`), page(lang, index));
  }
  return docs;
}

const folderOf = (count: number, flavor: Flavor) => path.join(work, `${flavor}-${count}`);

/** Writes the configuration of a site. @returns the file */
function writeConfig(count: number, flavor: Flavor): string {
  const folder = folderOf(count, flavor);
  // Stock Rspress keeps a cache beside the configuration; a build of CI finds none.
  rmSync(folder, { recursive: true, force: true });
  const outDir = path.join(folder, 'doc_build');
  const common = {
    root: path.join(work, `docs-${count}`),
    outDir,
    title: 'Generated',
    lang: 'en',
    route: { cleanUrls: true },
    locales: LANGS.map((lang) => ({ lang, label: lang, title: 'Generated', description: 'Generated' })),
  };
  const config = path.join(folder, 'rspress.config.ts');
  write(
    config,
    flavor === 'stock'
      ? `export default ${JSON.stringify(common)};\n`
      : `import { searchIndex } from ${imported('theme/parts/search/plugin.ts')};
import { HtmlPass } from ${imported('tools/framework/html-pass.ts')};
import { inSequence } from ${imported('tools/framework/in-sequence.ts')};
import { framework } from ${imported('tools/framework/index.ts')};
import site from ${imported('rspress.config.ts')};
const html = new HtmlPass();
export default { ...${JSON.stringify(common)}, builderConfig: site.builderConfig, themeDir: ${imported('theme')}, globalStyles: site.globalStyles, i18nSource: site.i18nSource, mediumZoom: false, plugins: inSequence([...framework({ html }), searchIndex(html)]) };
`,
  );
  return config;
}

/** Builds a site in a process of its own. @returns seconds */
function build(config: string): Promise<number> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build', '--config', config],
    {
      cwd: path.dirname(config),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve((performance.now() - start) / 1000);
      else reject(new Error(`The build of ${config} ended with ${code}`));
    });
  });
}

await command(import.meta, async () => {
  const asked = process.argv.slice(2);
  const wrong = asked.find((arg) => !/^\d+$/.test(arg));
  if (wrong) throw new Problem(wrong, 'is no number of pages', { expected: 'npx tsx tools/lab/growth.ts 100 400' });
  const counts = asked.map(Number);
  console.log('| pages | site | seconds | script before interest, bytes |\n| --- | --- | --- | --- |');
  for (const count of counts.length > 0 ? counts : [100, 400, 1600]) {
    writeDocs(count);
    const seconds = new Map<Flavor, number>();
    // In turns, because a machine's speed drifts; the faster build of two counts.
    for (const flavor of ['ours', 'stock', 'stock', 'ours'] as const)
      seconds.set(flavor, Math.min(seconds.get(flavor) ?? Infinity, await build(writeConfig(count, flavor))));
    for (const [flavor, least] of seconds) {
      const { script } = measurer(path.join(folderOf(count, flavor), 'doc_build'))('section-0/page-1.html');
      console.log(`| ${count} | ${flavor} | ${least.toFixed(1)} | ${script} |`);
    }
  }
});
