/**
 * Finds the browser of the tests, and installs one where there is none. `tsx tools/lib/browser.ts` does it from the
 * shell.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { command } from './command.ts';

/** Where Debian, Fedora, macOS and Google's packages put a browser. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Keeps headless Chromium quiet (no call home) and able to run as root in a container. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a browser: `CHROME_PATH`, then an installed Chrome or Chromium, then Playwright's own; undefined when there
 * is none.
 * @throws when `CHROME_PATH` names a file that does not exist
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(
      `CHROME_PATH is ${env.CHROME_PATH}, but there is no such file. Set it to a Chrome or Chromium, or unset it.`,
    );
  }
  return [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
}

/** Installs a browser: Debian's Chromium (with fonts for Chinese) as root, Playwright's own otherwise. */
function installBrowser(): void {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    if (
      run('apt-get', [
        'install',
        '-y',
        '-q',
        '--no-install-recommends',
        'chromium',
        'fonts-noto-cjk',
        'fonts-liberation',
      ])
    )
      return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

/** Path of a browser, installed first if need be. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium found: installing one for the tests.');
  installBrowser();
  const installed = findBrowser();
  if (!installed)
    throw new Error(
      'No browser could be installed. Install Chrome or Chromium and set CHROME_PATH to it, then run npm test again.',
    );
  return installed;
}

await command(import.meta, () => console.log(ensureBrowser()));
