/**
 * Starlight with the same pages, from their Markdown twins, installed in a folder of its own with the Node that its
 * Astro asks for. Pictures are left out: twins have none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../lib/files.ts';
import { Problem } from '../../lib/problem.ts';
import { WORK } from './sites.ts';

const FOLDER = path.join(WORK, 'starlight');
/** What is installed; Astro 7 asks for Node 22, which the package `node` brings. */
const PACKAGES = {
  '@astrojs/markdown-remark': '7.3.0',
  '@astrojs/starlight': '0.42.4',
  astro: '7.3.5',
  node: '22.23.3',
};
const CONFIG = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://example.org',
  integrations: [
    starlight({
      title: 'Rsdoctor',
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh' } },
      sidebar: ['guide', 'config', 'blog'].map((directory) => ({ label: directory, items: [{ autogenerate: { directory } }] })),
    }),
  ],
});
`;
const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
/** What a host that knows Astro does. */
const HEADERS = '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n';

const write = (file: string, text: string) => {
  const target = path.join(FOLDER, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

function run(program: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0)
    throw new Problem(FOLDER, `${path.basename(program)} ${args.join(' ')} failed`, {
      seen: `${stdout}${stderr}`.slice(-2000),
    });
}

const FENCE = /^(```[\s\S]*?^```)$/m;

/** Text that stands between blocks of code, so that MDX takes it for text. */
const escaped = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');

/** Blocks of code of which each has its name above it in bold are tabs. */
const withTabs = (markdown: string) =>
  markdown.replace(
    /^(?:\*\*[^*\n]+\*\*\n\n```[^`]+```\n\n?){2,}/gm,
    (blocks) =>
      `<Tabs>\n${blocks.replace(/^\*\*([^*\n]+)\*\*\n\n(```[^`]+```)\n/gm, '<TabItem label="$1">\n\n$2\n\n</TabItem>\n')}</Tabs>\n\n`,
  );

/** A twin as a page of Starlight, which draws the title by itself. */
function pageOf(twin: string): string {
  const title = /^# (.+)$/m.exec(twin)?.[1] ?? 'Page';
  const body = twin
    .replace(/^# .+$/m, '')
    .split(FENCE)
    .map((part, index) => (index % 2 ? part : escaped(part)))
    .join('');
  return `---\ntitle: ${JSON.stringify(title)}\n---\nimport { TabItem, Tabs } from '@astrojs/starlight/components';\n${withTabs(body)}`;
}

/** Compresses what the server would compress anew for each request. */
function compress(dir: string): void {
  for (const name of listFiles(dir))
    if (/\.(?:html|css|js)$/.test(name)) {
      const file = path.join(dir, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
}

/**
 * Builds Starlight's site.
 * @param twins a site of ours as it is built, whose Markdown twins become the pages
 * @returns the folder of the built site
 * @throws when it cannot be installed or built
 */
export function buildStarlight(twins: string): string {
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }, null, 2));
  if (!existsSync(path.join(FOLDER, 'node_modules/.bin/astro')))
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  write('astro.config.mjs', CONFIG);
  write('src/content.config.ts', CONTENT_CONFIG);
  rmSync(path.join(FOLDER, 'src/content/docs'), { recursive: true, force: true });
  for (const name of listFiles(twins))
    if (/^(?:zh\/)?(?:(?:guide|config|blog)\/.+|index)\.md$/.test(name))
      write(`src/content/docs/${name}x`, pageOf(readFileSync(path.join(twins, name), 'utf8')));
  run(path.join(FOLDER, 'node_modules/.bin/node'), ['node_modules/astro/bin/astro.mjs', 'build']);
  const dist = path.join(FOLDER, 'dist');
  write('dist/_headers', HEADERS);
  compress(dist);
  return dist;
}
