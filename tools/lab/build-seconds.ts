/** `npm run measure -- --build`: seconds of a build of many pages, with the preset, as its example has it, and with stock Rspress. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of the generated site, half of them in each language. */
export const PAGES = 1600;

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

function writeDocs(): void {
  for (const lang of LANGS) {
    const folder = path.join(work, 'docs', lang);
    write(path.join(folder, 'index.md'), '---\npageType: home\nhero:\n  name: Generated\n  text: A site\n---\n');
    write(path.join(folder, '_nav.json'), JSON.stringify([{ text: 'Start', link: '/section-0/page-0' }]));
    for (let index = 0; index < PAGES / LANGS.length; index++)
      write(path.join(folder, `section-${Math.floor(index / SECTION)}/page-${index}.mdx`), page(index));
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
export default preset({}, ${JSON.stringify({ ...common, themeDir, globalStyles: path.join(themeDir, 'index.css') })});
`;
}

/** Builds the site in a process of its own. @returns seconds */
async function build(flavor: 'ours' | 'stock'): Promise<number> {
  const folder = path.join(work, flavor);
  // Stock Rspress keeps a cache beside the configuration; a build of CI finds none.
  rmSync(folder, { recursive: true, force: true });
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

/** Seconds of a build of {@link PAGES} pages, the faster of two, as rows of a table. */
export async function buildSeconds(): Promise<Record<string, string>[]> {
  writeDocs();
  const least = { ours: Infinity, stock: Infinity };
  // In turns, because a machine's speed drifts.
  for (const flavor of ['ours', 'stock', 'stock', 'ours'] as const)
    least[flavor] = Math.min(least[flavor], await build(flavor));
  return Object.entries(least).map(([site, seconds]) => ({ site, seconds: seconds.toFixed(1) }));
}
