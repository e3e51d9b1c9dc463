/**
 * Finds the browser of the tests, and installs one where there is none. `tsx tools/lib/browser.ts` does it from the
 * shell.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { command } from './command.ts';

/** Where Debian puts Chromium without windows: the same engine for half of the processor's time, see tests/README.md. */
const SHELL = '/usr/bin/chromium-headless-shell';

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

/** Names of this machine. */
export const OWN_HOSTS = ['127.0.0.1', 'localhost'];

/**
 * No other name has an address. To stop requests one by one, as Playwright does, takes time and switches the browser's
 * cache off.
 */
export const NOTHING_OUTSIDE = `--host-resolver-rules=MAP * ~NOTFOUND, ${OWN_HOSTS.map((host) => `EXCLUDE ${host}`).join(', ')}`;

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

/** Path of the browser of the tests: `CHROME_PATH`, then one without windows, then any ({@link findBrowser}). */
export const findTestBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  !env.CHROME_PATH && existsSync(SHELL) ? SHELL : findBrowser(env);

const run = (program: string, args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Installs Debian's packages; whether that went well. */
const aptInstall = (...packages: string[]) => {
  run('apt-get', ['update', '-q']);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
};

/** Whether packages can be installed here. */
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Fonts that pages are drawn with, Chinese ones too. */
const FONTS = ['fonts-noto-cjk', 'fonts-liberation'];

/** Installs a browser: Debian's Chromium as root, with and without windows, Playwright's own otherwise. */
function installBrowser(): void {
  if (canInstall() && aptInstall('chromium', 'chromium-headless-shell', ...FONTS)) return;
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

/** Path of the browser of the tests, installed first if need be; some tests start {@link findBrowser}'s beside it. */
export function ensureTestBrowser(env: NodeJS.ProcessEnv = process.env): string {
  const full = ensureBrowser();
  if (!env.CHROME_PATH && !existsSync(SHELL) && canInstall()) aptInstall('chromium-headless-shell');
  return findTestBrowser(env) ?? full;
}

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/**
 * Path of a Firefox: `FIREFOX_PATH`, an installed one, or Debian's, installed first if need be.
 * @throws when there is none and none can be installed
 */
export function ensureFirefox(env: NodeJS.ProcessEnv = process.env): string {
  const find = () => [env.FIREFOX_PATH ?? '', ...FIREFOXES].find((file) => file && existsSync(file));
  const found = find();
  if (found) return found;
  console.log('No Firefox found: installing one for the tests.');
  if (canInstall()) aptInstall('firefox-esr', ...FONTS);
  const installed = find();
  if (!installed) throw new Error('Install Firefox, or set FIREFOX_PATH to it, then run npm test again.');
  return installed;
}

await command(import.meta, () => console.log(ensureTestBrowser()));
