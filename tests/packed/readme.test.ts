/**
 * The README of packages/preset leads from an empty folder to a built site: its commands and files, word by word, with the
 * packed packages and outside of this repository, where nothing of it can be found by accident.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { HtmlPage } from '@rsdoctor-docs/preset/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'packed-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

interface Step {
  lang: string;
  title: string;
  text: string;
}

/** The fenced blocks of the steps. Those in a list are indented. */
function stepsOf(readme: string): Step[] {
  const [, steps = ''] = /\n## From an empty folder[^\n]*\n([\s\S]*?)\n## /.exec(readme) ?? [];
  return [...steps.matchAll(/^( *)(`{3,})(\w+)(?: title="(.+)")?\n([\s\S]*?)\n\1\2$/gm)].map(
    ([, indent = '', , lang = '', title = '', text = '']) => ({
      lang,
      title,
      text: `${text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}\n`,
    }),
  );
}

/** Runs a command of the README: of `~/my-docs` this test has its own. Packages come from npm's cache, where they are there. */
const run = (cwd: string, text: string): string =>
  execFileSync('sh', ['-e', '-c', text.replaceAll('~/my-docs', site)], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_loglevel: 'error',
    },
  });

const steps = stepsOf(readFileSync(path.join(root, 'packages/preset/README.md'), 'utf8'));
let printed = '';

beforeAll(() => {
  for (const { lang, title, text } of steps) {
    if (lang === 'sh') printed += run(title === 'in this repository' ? root : site, text);
    else {
      const file = path.join(site, title);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
});

const built = (file: string) => readFileSync(path.join(site, 'doc_build', file), 'utf8');
const pages = () => listFiles(path.join(site, 'doc_build')).filter((file) => file.endsWith('.html'));

test('each file of the README has a name', () => {
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter(({ lang, title }) => lang !== 'sh' && !title)).toEqual([]);
});

test('the build warns of nothing', () => {
  expect(printed).toContain('Pages rendered');
  expect(printed).not.toMatch(/^(?:warn|error)/m);
});

test('pages and 404 pages are there in both languages, with the words of theirs', () => {
  expect(pages()).toEqual([
    '404.html',
    'fr/404.html',
    'fr/guide/start.html',
    'fr/index.html',
    'guide/start.html',
    'index.html',
  ]);
  const words = (file: string, lang: string) => {
    expect(built(file)).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    return built(file);
  };
  expect(words('guide/start.html', 'en')).toMatch(/>Search<[\s\S]*Quick start[\s\S]*id="install"/);
  expect(words('fr/guide/start.html', 'fr')).toMatch(/>Rechercher<[\s\S]*Premiers pas[\s\S]*id="install"/);
  expect(words('fr/index.html', 'fr')).toMatch(/<main id="frame-main"[\s\S]*Des builds rapides/);
});

test('every file that a page names is there, and none lies in a folder that hosts leave out', () => {
  const files = listFiles(path.join(site, 'doc_build'));
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
  for (const file of pages()) {
    const page = new HtmlPage(file, built(file));
    const named = [
      ...page.all('script').map((script) => script.attributes.src),
      ...page.all('link').map((link) => link.attributes.href),
      ...page.all('a').map((link) => link.attributes.href),
    ].flatMap((address) => /^(?:https:\/\/my-tool\.example)?(\/[^?#]*)/.exec(address ?? '')?.[1] ?? []);
    expect(named.length).toBeGreaterThan(5);
    const there = (address: string) =>
      [address, `${address}.html`, `${address.replace(/\/$/, '')}/index.html`].some((one) =>
        files.includes(one.slice(1)),
      );
    expect({ file, missing: named.filter((address) => !there(address)) }).toEqual({ file, missing: [] });
  }
});

test('no page loads React', () => {
  const scripts = listFiles(path.join(site, 'doc_build/static/js'));
  expect(scripts).toContainEqual(expect.stringMatching(/^client\./));
  for (const script of scripts) expect(built(`static/js/${script}`)).not.toMatch(/react[.-]|useState|__reactFiber/i);
});

test('the search has an index of each language, with its pages', () => {
  const [en = '', fr = ''] = /data-indexes="([^"]+)"/.exec(built('index.html'))?.[1]?.split(' ') ?? [];
  expect(built(`static/search/${en}.json`)).toContain('Quick start');
  expect(built(`static/search/${fr}.json`)).toContain('Premiers pas');
});

test('a wrong option stops the build with its name and what to do', () => {
  const config = readFileSync(path.join(site, 'rspress.config.ts'), 'utf8');
  writeFileSync(path.join(site, 'wrong.config.ts'), config.replace('{},', '{ feed: [] },'));
  const rspress = path.join(site, 'node_modules/.bin/rspress');
  const { status, stderr } = spawnSync(rspress, ['build', '-c', 'wrong.config.ts'], { cwd: site, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/no option "feed"\n +expected: feeds\n +do: +correct the name/);
});

test('the package has its license and its guide, and no tests', () => {
  const files = listFiles(path.join(site, 'node_modules/@rsdoctor-docs/preset'));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.ts']));
  expect(files.filter((file) => /\.(?:test|spec)\.|^example\//.test(file))).toEqual([]);
  expect(existsSync(path.join(site, 'doc_build/licenses.txt'))).toBe(true);
});
