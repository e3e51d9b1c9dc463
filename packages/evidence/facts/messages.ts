/** Every message that the packages can print, read from the code that npm installs. */
import fs from 'node:fs';
import path from 'node:path';
import { type Code, partsOf } from '@rsdoctor-docs/base/estree';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { parseSync } from 'rolldown/experimental';
import type { MessageFact, Severity } from './facts.ts';

/** What a message says in place of what only a run knows: a path, a number. */
const HOLE = '{}';

/** Packages whose code prints; the others hold types and the report's screens. */
const PACKAGES = ['cli', 'core', 'graph', 'rspack-plugin', 'sdk', 'utils', 'webpack-plugin'];

/** How severe a message is, by the method of a logger, of the console or of the CLI's spinner that prints it. */
const METHODS: Readonly<Record<string, Severity>> = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  greet: 'info',
  start: 'info',
  ready: 'info',
  success: 'info',
  succeed: 'info',
  warn: 'warn',
  error: 'error',
  fail: 'error',
};

/** Files that hold bundled dependencies alone: `0~open.js`. */
const isDependency = (file: string) => /^\d+(?:~\w+)?\.js$/.test(path.basename(file));

/** A node, and where it stands in the code. */
type Node = Code & { start: number; end: number };

/** The texts that an expression can have. */
function textsOf(node: Node | undefined): string[] {
  if (!node) return [HOLE];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    const expressions = node.expressions as Node[];
    return quasis.reduce(
      (texts, { value: { cooked } }, at) => {
        // A choice inside of a text: each of its texts is one that readers see.
        const holes = at === 0 ? [''] : choicesOf(expressions[at - 1]!);
        return texts.flatMap((text) => holes.map((hole) => text + hole + cooked));
      },
      [''],
    );
  }
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return textsOf(node.left as Node).flatMap((left) => textsOf(node.right as Node).map((right) => left + right));
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent as Node), ...textsOf(node.alternate as Node)];
  if (node.type === 'CallExpression' && isColor(node.callee as Node)) return textsOf((node.arguments as Node[])[0]);
  return [HOLE];
}

/** The texts that a `${…}` of a template may give: the argument of a function that colors a text; any other is left open. */
const choicesOf = (node: Node): string[] =>
  node.type === 'CallExpression' && isColor(node.callee as Node) ? textsOf(node) : [HOLE];

/** `chalk.red`, or what a bundler makes of `picocolors.red`: `(0, picocolors.red)`. */
function isColor(callee: Node): boolean {
  if (callee.type === 'SequenceExpression') return isColor((callee.expressions as Node[]).at(-1)!);
  if (callee.type === 'ParenthesizedExpression') return isColor(callee.expression as Node);
  const { object } = callee as { object?: Node };
  return callee.type === 'MemberExpression' && /^(?:chalk|picocolors)$/.test(String(object?.name));
}

const nameOf = (node: Node | undefined): string =>
  String((node?.property as Node | undefined)?.name ?? node?.name ?? '');

/** What one node of the code prints. */
function printedBy(node: Node, code: string): [severity: Severity, texts: string[]] | undefined {
  const callee = node.callee as Node | undefined;
  const [first, second] = (node.arguments as Node[] | undefined) ?? [];
  if (node.type === 'AssignmentExpression') {
    const left = node.left as Node;
    const isSpinner =
      left.type === 'MemberExpression' && nameOf(left) === 'text' && nameOf(left.object as Node) === 'spinner';
    return isSpinner ? ['info', textsOf(node.right as Node)] : undefined;
  }
  if (!callee) return undefined;
  if (node.type === 'CallExpression' && nameOf(callee) === 'assert' && first)
    // Node.js prints the condition, when there are no words.
    return ['error', second ? textsOf(second) : [`assert(${code.slice(first.start, first.end)})`]];
  // A `DevToolError` is data of the report.
  if (
    /Error$/.test(nameOf(callee)) &&
    !/^(?:DevToolError|_?is\w+)$/.test(nameOf(callee)) &&
    callee.type === 'Identifier'
  )
    return ['error', textsOf(nameOf(callee) === 'AggregateError' ? second : first)];
  const severity = METHODS[nameOf(callee)];
  const { object } = callee as { object?: Node };
  if (node.type !== 'CallExpression' || callee.type !== 'MemberExpression' || !severity || !object) return undefined;
  return /logger|console|spinner|\bora\b/i.test(code.slice(object.start, object.end))
    ? [severity, textsOf(first)]
    : undefined;
}

/** A text as it is compared: one space between words, colors gone. */
const tidy = (text: string) =>
  text
    .replaceAll('\\n', ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\{\} ?)+/g, (holes) => HOLE + (holes.endsWith(' ') ? ' ' : ''))
    .trim();

/** Whether a text has words of its own, besides those that a run fills in and the name that a logger puts in front. */
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(HOLE, '').replace(/\[RSDOCTOR \w+\]/, ''));

/** The messages in a file of code, each once. */
export function messagesIn(code: string): { text: string; severity: Severity }[] {
  const { program, errors } = parseSync('code.js', code);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const found = new Map<string, Severity>();
  const visit = (node: Node): void => {
    // A bundled dependency is a function by the path of its file.
    const key = node.type === 'Property' ? String((node.key as Node).value ?? '') : '';
    if (key.includes('node_modules/')) return;
    const [severity, texts] = printedBy(node, code) ?? [];
    for (const text of (texts ?? []).map(tidy))
      if (severity && hasWords(text) && !found.has(text)) found.set(text, severity);
    for (const [, below] of partsOf(node)) visit(below as Node);
  };
  visit(program as unknown as Node);
  return [...found].map(([text, severity]) => ({ text, severity }));
}

/** Reads the messages of the packages in installed folders, sorted by text. */
export function readMessages(...folders: string[]): MessageFact[] {
  const found = new Map<string, { severity: Severity; packages: Set<string> }>();
  for (const folder of folders)
    for (const name of PACKAGES) {
      const dist = path.join(folder, 'node_modules/@rsdoctor', name, 'dist');
      if (!fs.existsSync(dist)) continue;
      const files = listFiles(dist).filter((file) => file.endsWith('.js') && !isDependency(file));
      if (files.length === 0)
        throw new Problem(dist, 'has no code to read messages from', {
          expected: 'files that end in .js',
          fix: 'see where the package has its code now, and follow it in packages/evidence/facts/messages.ts',
        });
      for (const file of files)
        for (const { text, severity } of messagesIn(fs.readFileSync(path.join(dist, file), 'utf8'))) {
          const known = found.get(text) ?? { severity, packages: new Set() };
          found.set(text, { ...known, packages: known.packages.add(name) });
        }
    }
  return [...found]
    .map(([text, { severity, packages }]) => ({ text, severity, packages: [...packages].sort() }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}
