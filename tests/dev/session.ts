/** A writer's session with `npm run dev`, in a copy of the repository and with a browser. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureTestBrowser } from '../../tools/lib/browser.ts';
import { repositoryFiles } from '../../tools/lib/files.ts';
import { freePort } from '../../tools/lib/free-port.ts';
import { Problem } from '../../tools/lib/problem.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const START_MS = 240_000;

export interface Session {
  /** Address of the site, without a slash at its end. */
  url: string;
  page: Page;
  /** What the command has printed so far. */
  printed: () => string;
  /** Replaces a text in a file of the copy. @returns what puts it back */
  edit: (file: string, from: string | RegExp, to: string) => () => void;
  close: () => Promise<void>;
}

/** Links the packages into the copy one by one, so that caches and temporary files stay in the copy. */
function linkPackages(to: string): void {
  const modules = path.join(to, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
}

/**
 * Starts the command and opens a page.
 * @param files what the copy has besides, by path
 * @throws Problem with what was printed when the site does not come up
 */
export async function devSession(route: string, files: Readonly<Record<string, string>> = {}): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rsdoctor-docs-dev-'));
  for (const file of repositoryFiles(ROOT)) cpSync(path.join(ROOT, file), path.join(folder, file));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  linkPackages(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  // `npm run dev` without its install, because the copy already has the packages.
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: { dev: string };
  };
  const command = `exec ${scripts.dev.split(' && ').at(-1)} --port ${port}`;
  const env = { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` };
  const child = spawn(command, { cwd: folder, env, shell: true });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: BROWSER_ARGS });
  const page = await browser.newPage();
  const close = async () => {
    await browser.close();
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await close();
      throw new Problem('npm run dev', 'the site does not come up', { seen: output });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    await page.goto(url + route);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: START_MS });
  } catch (error) {
    await close();
    throw new Problem('npm run dev', `does not show ${route}`, { seen: `${output}\n${error}` });
  }
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  return {
    url,
    page,
    printed: () => output,
    edit(file, from, to) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Problem(file, 'does not hold what is to be changed', { expected: String(from) });
      write(file, after);
      return () => write(file, before);
    },
    close,
  };
}
