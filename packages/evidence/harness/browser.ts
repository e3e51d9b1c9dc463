/** Finds the browsers of the tests, and installs them where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows: the same engine for half of the processor's time, see tests/README.md. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where Debian, Fedora, macOS and Google's packages put a browser. */
const CHROMES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/** Chromium sends nothing by itself, and may run as root in a container. */
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
 * Lets only names of this machine resolve. If Playwright refused the requests one by one, that would take time and switch
 * the browser's cache off.
 */
export const NOTHING_OUTSIDE = `--host-resolver-rules=MAP * ~NOTFOUND, ${OWN_HOSTS.map((host) => `EXCLUDE ${host}`).join(', ')}`;

/**
 * Path of a browser: `CHROME_PATH`, then an installed Chrome or Chromium, then Playwright's own; undefined when there
 * is none.
 * @throws when `CHROME_PATH` names a file that does not exist
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: own } = env;
  if (own && !existsSync(own))
    throw new Error(`CHROME_PATH is ${own}, but there is no such file. Set it to a Chrome or Chromium, or unset it.`);
  return own || [...CHROMES, chromium.executablePath()].find((file) => existsSync(file));
}

/** Path of the browser of the tests: `CHROME_PATH`, then one without windows, then any ({@link findBrowser}). */
export const findTestBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  !env.CHROME_PATH && existsSync(SHELL) ? SHELL : findBrowser(env);

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Installs Debian's packages, with the fonts that pages need. @returns whether that went well */
function aptInstall(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', 'update', '-q');
  const fonts = ['fonts-noto-cjk', 'fonts-liberation'];
  return run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages, ...fonts);
}

/**
 * The path that `find` returns, if need be after `install`.
 * @throws when there is still none
 */
function ensure(name: string, variable: string, find: () => string | undefined, install: () => void): string {
  const found = find();
  if (found) return found;
  console.log(`No ${name} found: installing one for the tests.`);
  install();
  const installed = find();
  if (!installed)
    throw new Error(`No ${name} could be installed. Install it and set ${variable} to it, then run npm test again.`);
  return installed;
}

/** Path of a browser, installed first if need be. */
export const ensureBrowser = (): string =>
  ensure('Chrome or Chromium', 'CHROME_PATH', findBrowser, () => {
    if (!aptInstall('chromium', 'chromium-headless-shell')) run('npx', 'playwright', 'install', 'chromium');
  });

/** Path of the browser of the tests, installed first if need be. Some tests also start {@link findBrowser}'s. */
export function ensureTestBrowser(env: NodeJS.ProcessEnv = process.env): string {
  const full = ensureBrowser();
  if (!env.CHROME_PATH && !existsSync(SHELL)) aptInstall('chromium-headless-shell');
  return findTestBrowser(env) ?? full;
}

/** Path of a Firefox: `FIREFOX_PATH`, an installed one, or Debian's, installed first if need be. */
export const ensureFirefox = (env: NodeJS.ProcessEnv = process.env): string =>
  ensure(
    'Firefox',
    'FIREFOX_PATH',
    () => [env.FIREFOX_PATH ?? '', ...FIREFOXES].find((file) => file && existsSync(file)),
    () => aptInstall('firefox-esr'),
  );
