/**
 * `npm run measure -- --build`: seconds of a build of many pages, with the preset, as its example has it, and with stock Rspress,
 * which has neither twins nor a pass over its pages; and of the next one, when one page has changed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of the generated sites, half of them in each language. */
const SIZES = [100, 400, 1600];

const root = path.resolve(import.meta.dirname, '../..');
const work = path.join(root, '.cache/build-seconds');
const LANGS = ['en', 'zh'];
/** Pages of a section; each section has a sidebar of its own. */
const SECTION = 25;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A page as long as a manual's usually is: six headings, links, code. */
function page(index: number): string {
  const text = 'A paragraph that is as long as a paragraph of a manual usually is, with `code` and [a link]';
  const sections = [1, 2, 3, 4, 5, 6].map(
    (at) => `## Heading ${at}\n\n${text}(./page-${index - (index % SECTION)}).\n`,
  );
  return `# Page ${index}\n\n${sections.join('\n')}\n\`\`\`js\nexport const answer = ${index};\n\`\`\`\n`;
}

const fileOf = (lang: string, index: number) =>
  path.join(work, 'docs', lang, `section-${Math.floor(index / SECTION)}/page-${index}.mdx`);

function writeDocs(pages: number): void {
  rmSync(path.join(work, 'docs'), { recursive: true, force: true });
  for (const lang of LANGS) {
    const folder = path.join(work, 'docs', lang);
    write(path.join(folder, 'index.md'), '---\npageType: home\nhero:\n  name: Generated\n  text: A site\n---\n');
    write(path.join(folder, '_nav.json'), JSON.stringify([{ text: 'Start', link: '/section-0/page-0' }]));
    for (let index = 0; index < pages / LANGS.length; index++) write(fileOf(lang, index), page(index));
  }
}

/** The configuration of the site, ours or stock, as the text of a module. */
function configOf(flavor: 'ours' | 'stock'): string {
  const common = {
    root: path.join(work, 'docs'),
    outDir: path.join(work, flavor, 'doc_build'),
    lang: 'en',
    route: { cleanUrls: true },
    locales: LANGS.map((lang) => ({ lang, label: lang, title: 'Generated', description: 'Generated' })),
  };
  if (flavor === 'stock') return `export default ${JSON.stringify(common)};\n`;
  const themeDir = path.join(root, 'packages/preset/example/theme');
  return `import { preset } from ${JSON.stringify(path.join(root, 'packages/preset/index.ts'))};
export default preset({ inputs: () => [] }, ${JSON.stringify({ ...common, themeDir, globalStyles: path.join(themeDir, 'index.css') })});
`;
}

/** Builds the site in a process of its own. @returns seconds */
async function build(flavor: 'ours' | 'stock'): Promise<number> {
  const folder = path.join(work, flavor);
  const config = path.join(folder, 'rspress.config.ts');
  write(config, configOf(flavor));
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build', '--config', config],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build of ${config} ended with ${code}`);
  return (performance.now() - start) / 1000;
}

/** Seconds of builds, the faster of two each, as rows of a table. */
export async function buildSeconds(): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const pages of SIZES) {
    writeDocs(pages);
    const all = { ours: Infinity, stock: Infinity };
    const changed = { ours: Infinity, stock: Infinity };
    // In turns, because a machine's speed drifts.
    for (const flavor of ['ours', 'stock', 'stock', 'ours'] as const) {
      // Beside the configuration is what the build before has kept.
      rmSync(path.join(work, flavor), { recursive: true, force: true });
      all[flavor] = Math.min(all[flavor], await build(flavor));
      appendFileSync(fileOf('en', 1), '\nOne more paragraph.\n');
      changed[flavor] = Math.min(changed[flavor], await build(flavor));
    }
    for (const site of ['ours', 'stock'] as const)
      rows.push({ pages: `${pages}`, site, all: all[site].toFixed(1), 'one changed': changed[site].toFixed(1) });
  }
  return rows;
}
