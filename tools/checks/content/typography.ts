import { Problem } from '../../lib/problem.ts';
import { type Check, pageCheck } from '../check.ts';
import { chineseTexts, type Passage, passagesOf } from '../read/chinese-texts.ts';
import { nodesIn } from '../read/nodes.ts';
import { placeOf } from '../read/page.ts';
import { CODE } from '../read/prose.ts';

const HAN = '\\p{Script=Han}';
/** A space separates these from Chinese. */
const LATIN = `[A-Za-z0-9${CODE}]`;

/** A pattern that must not occur, and what to write instead. */
interface Rule {
  pattern: RegExp;
  what: string;
  fix: string;
  /** Cells of tables may have it. */
  notInCells?: true;
}

const CHINESE: Rule[] = [
  {
    pattern: new RegExp(`${HAN}${LATIN}|${LATIN}${HAN}`, 'u'),
    what: 'no space between Chinese and Latin letters, digits or code',
    fix: 'put one space between them',
  },
  {
    pattern: new RegExp(`${HAN} ?[,;:!?](?![/\\w])|[,;:!?] ?${HAN}`, 'u'),
    what: 'half-width punctuation in Chinese text',
    fix: 'write ，；：！？',
  },
  { pattern: new RegExp(`${HAN}\\.(?!\\w)`, 'u'), what: 'a half-width full stop after Chinese', fix: 'write 。' },
  {
    pattern: new RegExp(`${HAN} ?\\(|\\([^()]*${HAN}[^()]*\\)`, 'u'),
    what: 'half-width brackets in Chinese text',
    fix: 'write （ and ）',
  },
  {
    pattern: /[，。；：！？（）、] | [，。；：！？）、]/u,
    what: 'a space beside full-width punctuation',
    fix: 'remove it',
  },
  { pattern: new RegExp(`${HAN} +${HAN}`, 'u'), what: 'a space between Chinese characters', fix: 'remove it' },
  { pattern: /\.{3}|。{2,}/, what: 'dots as an ellipsis', fix: 'write ……' },
  { pattern: /\d +[%％]/, what: 'a space before the percent sign', fix: 'write 5%' },
  {
    pattern: /(?<![A-Za-z])(?:Ctrl|Cmd|Command|Alt|Option|Shift|⌘)(?:\+| \+(?! )|-(?=[A-Z]\b))/,
    what: 'keys without spaces',
    fix: 'write Ctrl + C',
  },
  { pattern: /；/, what: 'a semicolon', fix: 'write two sentences, or join them with ， and a word', notInCells: true },
];

const ENGLISH: Rule[] = [
  {
    pattern: /[，。；：！？（）、【】《》]/u,
    what: 'full-width punctuation in English text',
    fix: 'write the half-width sign',
  },
  {
    pattern: /\p{Script=Han}/u,
    what: 'Chinese in English text',
    fix: 'translate it, or put a label of the Chinese report into code font',
  },
  { pattern: / {2,}(?=\S)/, what: 'two spaces', fix: 'write one' },
];

const excerpt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 12), at + 16)
    .replaceAll(CODE, '`…`')
    .replaceAll('\n', ' ');

const faultsOf = (texts: readonly Passage[], rules: readonly Rule[]): Problem[] =>
  texts.flatMap(({ file, line, text, isCell }) =>
    rules.flatMap(({ pattern, what, fix, notInCells }) => {
      const match = notInCells && isCell ? null : pattern.exec(text);
      return match ? [new Problem(`${file}:${line}`, what, { seen: `…${excerpt(text, match.index)}…`, fix })] : [];
    }),
  );

export const typography: Check<Passage> = {
  name: 'typography',
  about: 'full-width signs and spaces around Latin letters in Chinese pages, tables, pictures and interface',
  of: 'Chinese texts',
  items: chineseTexts,
  problems: (texts) => faultsOf(texts, CHINESE),
};

export const englishSigns = pageCheck(
  'english-signs',
  'half-width signs in English',
  (page) => faultsOf(passagesOf(page), ENGLISH),
  ({ lang }) => lang === 'en',
);

/** Read from the source, because Markdown takes `**` between a sign and a character for text. */
export const runInHeads = pageCheck(
  'run-in-heads',
  'bold words in Chinese end before the sign: `**修复方法**：`, never `**修复。**`',
  function* (page) {
    const lines = page.source.split('\n');
    for (const node of nodesIn(page.tree)) {
      if (node.type !== 'paragraph' || !node.position) continue;
      const source = lines
        .slice(node.position.start.line - 1, node.position.end.line)
        .join('\n')
        .replace(/`[^`]*`/g, CODE);
      for (const text of source.split('**').filter((text, index) => index % 2 === 1 && /[。：，；]$/u.test(text)))
        yield new Problem(placeOf(page, node), 'bold words that end in a sign', {
          seen: `**${text}**`.replaceAll(CODE, '`…`'),
          fix: 'put the sign behind the bold words, a ： behind a run-in head',
        });
    }
  },
  ({ lang }) => lang === 'zh',
);
