import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { command } from '../../../../tools/lib/command.ts';
import { Problem } from '../../../../tools/lib/problem.ts';

const [, started] = process.argv;
const meta = (filename: string) => ({ filename }) as ImportMeta;
const here = import.meta.filename;

afterEach(() => {
  process.argv[1] = started!;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** What a command prints when it fails so. */
async function printed(error: Error): Promise<unknown> {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.argv[1] = here;
  await command(meta(here), () => {
    throw error;
  });
  expect(process.exitCode).toBe(1);
  const [text] = print.mock.lastCall ?? [];
  return text;
}

test('a file that is imported does nothing', async () => {
  const main = vi.fn();
  process.argv[1] = path.join(import.meta.dirname, 'browser.test.ts');
  await command(meta(here), main);
  expect(main).not.toHaveBeenCalled();
});

test('a file that is started runs, by a symbolic link too', async () => {
  const main = vi.fn();
  const link = path.join(mkdtempSync(path.join(tmpdir(), 'command-')), 'link');
  symlinkSync(import.meta.dirname, link);
  process.argv[1] = path.join(link, path.basename(here));
  await command(meta(here), main);
  expect(main).toHaveBeenCalledOnce();
});

test('a fault that says what to do needs no stack; one in our code has it', async () => {
  expect(await printed(new Problem('a.mdx:1', 'is wrong', { fix: 'write it' }))).toBe(
    'a.mdx:1  is wrong\n    do:       write it',
  );
  expect(await printed(new TypeError('x is not a function'))).toContain('command.test.ts');
});
