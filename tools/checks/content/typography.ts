import { type Check, pageCheck } from '@rsdoctor-docs/base/docs/check';
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { placeOf } from '@rsdoctor-docs/base/docs/page';
import { CODE, type Passage, proseOf } from '@rsdoctor-docs/base/docs/prose';
import { Problem } from '@rsdoctor-docs/base/problem';
import { chineseTexts } from '../../docs/chinese-texts.ts';
import { glossary } from '../../docs/glossary.ts';

const HAN = '\\p{Script=Han}';
/** A space separates these from Chinese. */
const LATIN = `[A-Za-z0-9${CODE}]`;

/** A pattern that no text may match, and what to write instead. */
interface Rule {
  pattern: RegExp;
  what: string;
  expected?: string;
  fix: string;
  /** Cells of tables may match it. */
  notInCells?: true;
}

/** Rules for the texts of both languages. */
const BOTH: Rule[] = [
  {
    // English may double some: "what it had had", "all that that needs".
    pattern: /(?<![\p{L}\d'’.-])(?!(?:had|that)\s)(\p{Script=Latin}{2,})\s+\1(?![\p{L}\d'’-])/iu,
    what: 'a word stands twice',
    fix: 'delete one',
  },
  {
    pattern:
      /\b(?:TODO|FIXME|TBD|lorem ipsum|coming soon|work in progress)\b|敬请期待|待补充|施工中|即将(?:推出|上线)/i,
    what: 'something that is still to come',
    fix: 'write it now, or leave it out',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]*:(?![\w:])|(?<![~\w])~[\w.]+~(?!~)|==[^=\s][^=]*==/,
    what: 'Markdown that other hosts know',
    fix: 'write the sign itself: 🎉, or <sub>, or **bold**; what is code stands in backticks',
  },
  {
    pattern: /^(?:Type|Default|类型|默认值)\s*[:：]/,
    what: 'a type or default by hand',
    expected: '<OptionFacts path="output.mode" />, from the generated reference',
    fix: 'what no value can say about a default goes into docs/reference/defaults.json',
  },
];

/** The rules of the glossary. */
const termRules = (): Rule[] =>
  glossary().terms.flatMap(({ concept, zh, english, forbidden, why }) =>
    forbidden.map(
      (pattern): Rule => ({
        pattern,
        what: `another word for "${concept}"`,
        expected: english ? `${zh}; the English name ${english}` : zh,
        fix: why ?? 'use the word of tools/checks/content/glossary.json',
      }),
    ),
  );

const CHINESE: Rule[] = [
  ...BOTH,
  {
    // Particles and verbs that Chinese doubles only by mistake.
    pattern: /([的了是和与在也都就把被会能])\1(?!线)/u,
    what: 'a word stands twice',
    fix: 'delete one',
  },
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
  ...BOTH,
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
    rules.flatMap(({ pattern, what, notInCells, ...details }) => {
      const match = notInCells && isCell ? null : pattern.exec(text);
      if (!match) return [];
      const seen = `…${excerpt(text, match.index)}…`;
      return new Problem(`${file}:${line}`, `${what}: "${match[0].replaceAll(CODE, '`…`')}"`, { ...details, seen });
    }),
  );

export const typography: Check<Passage> = {
  name: 'typography',
  about: 'Chinese texts: punctuation and spaces, one word for each thing, no word twice in a row, nothing announced',
  of: 'Chinese texts',
  items: chineseTexts,
  problems: (texts) => faultsOf(texts, [...termRules(), ...CHINESE]),
};

export const englishSigns = pageCheck(
  'english-signs',
  'English pages: no full-width signs, no word twice in a row, nothing announced',
  (page) => faultsOf(proseOf(page), ENGLISH),
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
