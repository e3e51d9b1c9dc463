/** Which section of the pages answers each message that a reader can meet, and each code of an alert (docs/reference/messages.json). */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { MessageFact, RuleFact } from '@rsdoctor-docs/evidence/facts';

const FILE = 'docs/reference/messages.json';
const RECORD = 'docs/generated/messages.json';
/** Codes of alerts that come from no built-in rule. */
const OTHER_CODES = ['EXTEND', 'OVERLAY'];

interface Answer {
  /** The section, without language: `/guide/more/faq#home`. */
  at: string;
  /** Codes of alerts. */
  codes?: readonly string[];
  /** Messages of the packages, as docs/generated/messages.json has them. */
  says?: readonly string[];
  /** Messages of Node.js, npm, a bundler or a shell. `{}` stands for what only a run knows. */
  others?: readonly string[];
}

interface Messages {
  /** By the name in the short address: `string` is `/e/string`. */
  answers: Readonly<Record<string, Answer>>;
  /** Messages without a section, by the reason why none is needed. */
  none: Readonly<Record<string, readonly string[]>>;
}

const readMessagesFile = (docs: string) => {
  const { value, lineOf } = readJson(FILE, fs.readFileSync(path.join(docs, 'reference/messages.json'), 'utf8'));
  return { ...(value as Messages), lineOf };
};

/** What search recognizes, each with the section that answers it. */
export const searchAnswers = (docs = 'docs'): { at: string; texts: readonly string[] }[] =>
  Object.values(readMessagesFile(docs).answers).map(({ at, codes = [], says = [], others = [] }) => ({
    at,
    texts: [...codes, ...says, ...others],
  }));

/**
 * The address that a reader types for a code or message, and the section that it leads to: `/e/1001`, and for a code as
 * the terminal writes it `/e/E1001`.
 */
export const shortAddresses = (docs = 'docs'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readMessagesFile(docs).answers).flatMap(([name, { at, codes = [] }]) =>
      [name, ...codes.flatMap((code) => [code, code.toLowerCase()])].map((each) => [`/e/${each}`, at]),
    ),
  );

/**
 * Messages and codes that neither have an answer nor a reason, those that stand there twice or that the packages no longer
 * have, and answers that lead to no section.
 * @param sections addresses of the pages and their sections, which both languages have
 */
export function* messageFaults(docs: string, sections: Pick<ReadonlySet<string>, 'has'>): Iterable<Problem> {
  const facts = <Content>(name: string) =>
    JSON.parse(fs.readFileSync(path.join(docs, `generated/${name}.json`), 'utf8')) as Content;
  const { messages } = facts<{ messages: MessageFact[] }>('messages');
  const { rules } = facts<{ rules: RuleFact[] }>('rules');
  const { answers, none, lineOf } = readMessagesFile(docs);
  const printed = new Set(messages.map(({ text }) => text));
  const codes = new Set([...rules.map(({ code }) => code), ...OTHER_CODES]);
  const seen = new Map<string, string>();
  const note = function* (text: string, keys: (string | number)[], isKnown: boolean, file: string): Iterable<Problem> {
    const place = `${FILE}:${lineOf(keys)}`;
    const other = seen.get(text);
    if (other) yield new Problem(place, `${JSON.stringify(text)} stands there twice`, { seen: `also at ${other}` });
    seen.set(text, place);
    if (!isKnown)
      yield new Problem(place, `no package prints ${JSON.stringify(text)}`, {
        fix: `write it as ${file} has it, move it to "others" if another program prints it, or delete it`,
      });
  };
  for (const [name, { at, codes: own = [], says = [], others = [] }] of Object.entries(answers)) {
    const keys = ['answers', name];
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
      yield new Problem(`${FILE}:${lineOf(keys)}`, `"${name}" is no name for an address`, {
        expected: 'small letters, digits and single hyphens',
        fix: 'readers type it: give it a short name that will not change',
      });
    if (!sections.has(at))
      yield new Problem(`${FILE}:${lineOf([...keys, 'at'])}`, `${at} is no section of both languages`, {
        fix: 'name the page and id of the section that answers it',
      });
    for (const [index, code] of own.entries())
      yield* note(code, [...keys, 'codes', index], codes.has(code), 'docs/generated/rules.json');
    for (const [index, text] of says.entries()) yield* note(text, [...keys, 'says', index], printed.has(text), RECORD);
    for (const [index, text] of others.entries()) yield* note(text, [...keys, 'others', index], true, RECORD);
  }
  for (const [why, texts] of Object.entries(none))
    for (const [index, text] of texts.entries()) yield* note(text, ['none', why, index], printed.has(text), RECORD);
  for (const code of codes)
    if (!seen.has(code))
      yield new Problem(FILE, `nothing answers the code ${code}`, {
        fix: 'add an entry to "answers", with "codes" and the section "at"',
      });
  for (const { text, severity, packages } of messages)
    if (severity !== 'debug' && !seen.has(text))
      yield new Problem(FILE, `nothing answers ${JSON.stringify(text)}`, {
        seen: `${severity} of ${packages.map((name) => `@rsdoctor/${name}`).join(', ')}`,
        fix: 'add it to "says" of the entry with the section that answers it (write the section if there is none), or to "none" with the reason',
      });
}
