/** docs/samples/runs.json: the runs whose output pages show. */
// biome-ignore-all lint/suspicious/noThenProperty: a run has such a key
import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import { fencesOf } from '@rsdoctor-docs/base/docs/fences';
import { readJson } from '@rsdoctor-docs/base/json';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { kindOf } from '../../../packages/evidence/harness/kinds.ts';
import type { Run, Step } from '../../../packages/evidence/outputs/printed.ts';

/** The file of the runs, below docs/. */
const RUNS = 'samples/runs.json';

type Path = readonly (string | number)[];
interface Form {
  /** In words, for messages. */
  is: string;
  holds: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (one: string, holds: (value: unknown) => boolean): Form => ({
  is: `a list of ${one}`,
  holds: (value) => Array.isArray(value) && value.every(holds),
});
const texts: Form = {
  is: 'texts by name',
  holds: (value) => isObject(value) && Object.values(value).every((each) => typeof each === 'string'),
};
const options: Form = { is: 'options of the plugin', holds: isObject };
const text: Form = { is: 'a text', holds: isText };

/** The keys that are read, with what they must be. */
const RUN = {
  build: listOf('configs, or of builds with settings', (value) => isText(value) || isObject(value)),
  set: options,
  env: texts,
  copy: listOf('files and folders', isText),
  then: listOf('commands', (value) => isText(value) || isObject(value)),
  receive: texts,
  stopAfterSeconds: { is: 'seconds', holds: (value) => typeof value === 'number' && value > 0 },
} satisfies Record<keyof Run, Form>;
const STEP = { config: text, set: options, env: texts, into: text } satisfies Record<keyof Step, Form>;
const COMMAND = { command: text, exit: { is: 'the code of the command', holds: Number.isInteger } } satisfies Record<
  string,
  Form
>;

/** A key that another one makes useless: nothing reads it. */
const UNREAD: readonly { key: keyof Run; why: string; isSo: (run: Run) => boolean }[] = [
  { key: 'copy', why: 'only commands find copied files, and there is no `then`', isSo: ({ then }) => !then },
  { key: 'set', why: 'there is no `build` to set options of', isSo: ({ build }) => !build },
  { key: 'env', why: 'there is no `build` with an environment', isSo: ({ build }) => !build },
  { key: 'then', why: 'with `receive`, what the builds send is compared', isSo: ({ receive }) => Boolean(receive) },
  { key: 'stopAfterSeconds', why: 'with `receive`, builds run to their end', isSo: ({ receive }) => Boolean(receive) },
];

interface File {
  /** Relative to the repository. */
  name: string;
  text: string;
}

/**
 * What is wrong with the runs.
 * @param root the folder that files are looked for in
 * @param named names of runs that pages have
 */
export function* runFaults({ name, text: source }: File, root: string, named: ReadonlySet<string>): Iterable<Problem> {
  const { value, lineOf } = readJson(name, source);
  const problem = (at: Path, what: string, details: { expected?: string; seen?: string; fix?: string }) =>
    new Problem(`${name}:${lineOf(at)}`, what, details);
  function* judge(at: Path, given: unknown, forms: Readonly<Record<string, Form>>): Iterable<Problem> {
    for (const [key, content] of Object.entries(given as object)) {
      const form = forms[key];
      if (!form)
        yield problem([...at, key], `nothing reads "${key}"`, {
          expected: nearest(key, Object.keys(forms)) ?? Object.keys(forms).join(', '),
        });
      else if (!form.holds(content))
        yield problem([...at, key], `"${key}" is not ${form.is}`, { seen: JSON.stringify(content).slice(0, 120) });
    }
  }
  const missing = (at: Path, file: string) =>
    fs.existsSync(path.join(root, file))
      ? []
      : [
          problem(at, 'the run names a file that is not there', {
            seen: file,
            fix: 'correct the path, or delete the run',
          }),
        ];
  for (const [run, content] of Object.entries(value as Record<string, Run>)) {
    const faults = [...judge([run], content, RUN)];
    yield* faults;
    if (faults.length > 0) continue;
    if (!named.has(run))
      yield problem([run], `no page names the run "${run}"`, { fix: 'name it at a block, observed="…", or delete it' });
    for (const { key, why, isSo } of UNREAD)
      if (content[key] !== undefined && isSo(content))
        yield problem([run, key], `nothing reads "${key}" here`, { seen: why });
    for (const [index, step] of (content.build ?? []).entries()) {
      const at = [run, 'build', index];
      if (typeof step !== 'string') yield* judge(at, step, STEP);
      const { config = '', into } = typeof step === 'string' ? ({ config: step } as Step) : step;
      const file = config.startsWith('packages/') ? config : `docs/samples/${config}`;
      const gone = missing(at, file);
      yield* gone;
      if (gone.length === 0 && !kindOf(path.posix.basename(config)))
        yield problem(at, 'is no config of a bundler', { seen: config, fix: 'name a file such as rspack.config.mjs' });
      if (into !== undefined && !content.then)
        yield problem([...at, 'into'], 'nothing reads "into" here', {
          seen: 'only commands find the files of a build, and there is no `then`',
        });
    }
    for (const [index, file] of (content.copy ?? []).entries()) yield* missing([run, 'copy', index], file);
    for (const [index, entry] of (content.then ?? []).entries()) {
      const at = [run, 'then', index];
      if (typeof entry !== 'string') yield* judge(at, entry, COMMAND);
      const command = typeof entry === 'string' ? entry : (entry.command ?? '');
      for (const word of command.split(' ')) if (word.startsWith('docs/')) yield* missing(at, word);
    }
  }
}

export const runs: Check<File> = {
  name: 'runs',
  about: 'every run of docs/samples/runs.json has keys that are read and files that are there, and a page names it',
  of: 'files of runs',
  items: ({ docs, root }) => {
    const file = path.join(docs, RUNS);
    return fs.existsSync(file)
      ? [{ name: path.relative(root, file).replaceAll('\\', '/'), text: fs.readFileSync(file, 'utf8') }]
      : [];
  },
  problems: (files, site) => {
    const named = new Set(fencesOf(site).flatMap(({ meta }) => meta.observed ?? []));
    return files.flatMap((file) => [...runFaults(file, site.root, named)]);
  },
};
