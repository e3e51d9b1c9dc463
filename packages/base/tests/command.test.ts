/** `--help` of every command prints its first comment and does nothing else; what a command does not know, it refuses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { usageIn } from '@rsdoctor-docs/base/command';
import { afterEach, describe, expect, test, vi } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands that are files of ours, and how each is called. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /(?:^|&& )tsx ((?:tools|tests|packages)\/\S+\.ts)$/.exec(script)?.[1];
  return file ? [{ name: name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`, file }] : [];
});

/** What the command printed. */
let out: string[] = [];
let err: string[] = [];
const { argv } = process;

/** Starts a command in this process as the shell would, and keeps what it prints. */
async function start(file: string, ...args: string[]): Promise<number> {
  const filename = path.join(root, file);
  process.argv = [process.execPath, filename, ...args];
  vi.resetModules();
  vi.spyOn(console, 'log').mockImplementation((text) => void out.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text) => void err.push(String(text)));
  await import(filename);
  return Number(process.exitCode ?? 0);
}

afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  out = [];
  err = [];
  vi.restoreAllMocks();
});

test('these are commands', () => {
  expect(COMMANDS.map(({ name }) => name)).toContain('npm run lock');
  expect(COMMANDS.length).toBeGreaterThan(12);
});

describe.each(COMMANDS)('$name', ({ name, file }) => {
  test('says with --help how it is called', async () => {
    const before = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    expect(await start(file, '--help')).toBe(0);
    expect(out.join()).toBe(usageIn(readFileSync(path.join(root, file), 'utf8')));
    expect(out.join().replace('npm run -s ', 'npm run ')).toContain(name.replace('npm start', 'npm run preview'));
    expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).toBe(before);
  });

  test('refuses an option that it does not know, in few words', async () => {
    expect(await start(file, '--no-such-option')).toBe(1);
    expect(err.join()).toContain('--no-such-option');
    expect(err.join()).not.toMatch(/\n {4}at |To specify a positional/);
    expect(err.join()).toMatch(/`npm |do: {7}npm |expected: /);
  });
});
