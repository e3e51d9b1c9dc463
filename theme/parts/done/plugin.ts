/**
 * The end of a page that tells readers to do something: `<Done>` around three entries of a list, which say how one sees that
 * it worked, what to do if not, and how to undo it. Each gets its label here, and readers a button that copies the task as a
 * prompt for an agent (prompt.ts).
 */
import { isJsx, type Jsx } from '@rsdoctor-docs/base/docs/nodes';
import { blockElement, faultOf, inlineElement, paragraph, replaceNodes, text } from '@rsdoctor-docs/base/mdx';
import type { Part } from '@rsdoctor-docs/preset';
import type { BlockContent, List, Nodes, Paragraph, Root } from 'mdast';
import { type Lang, langOfSource } from '#theme/site.ts';

const ELEMENT = 'Done';

const TEXTS = {
  title: { en: 'Did it work?', zh: '确认结果' },
  /** In front of the three entries, which go on with the sentence. */
  labels: { en: ['It worked if', 'If not,', 'To undo it,'], zh: ['成功标志', '如果没有成功', '还原方法'] },
  /** Between a label and what follows. Markdown needs the colon outside, or it escapes the letter behind it. */
  after: { en: ' ', zh: '：' },
  copy: { en: 'Copy as a prompt', zh: '复制为提示词' },
  /** What the button copies, for readers who point at it. */
  about: {
    en: 'For an AI agent: the goal, the commands as you see them on this page, and how to tell that it worked',
    zh: '供 AI agent 使用：包含任务目标、本页当前显示的命令，以及判断是否成功的方法',
  },
} satisfies Record<string, Record<Lang, unknown>>;

export const isDone = (node: Nodes | undefined): node is Jsx => Boolean(node && isJsx(node) && node.name === ELEMENT);

/**
 * The first paragraphs of the three entries, and their list.
 * @throws Problem when there are not three, or one does not begin with a sentence
 */
export function entriesOf(element: Jsx, file: string): { list: List; first: Paragraph[] } {
  const [list, ...more] = element.children as BlockContent[];
  const first =
    list?.type === 'list'
      ? list.children.flatMap(({ children: [child] }) => (child?.type === 'paragraph' ? [child] : []))
      : [];
  if (list?.type !== 'list' || more.length > 0 || first.length !== 3 || list.children.length !== 3)
    throw faultOf(element, file)('is not a list of three entries', {
      expected: 'how one sees that it worked, what to do if not, how to undo it; each begins with a sentence',
      seen:
        list?.type === 'list'
          ? `${list.children.length} entries, ${first.length} of them with a sentence`
          : 'no list alone',
      fix: 'write "- the build prints …" and so on, with an empty line after the first tag and before the last one',
    });
  return { list, first };
}

/** The button, which done.css puts at the end of the title's line. */
const copyButton = (lang: Lang) =>
  inlineElement(
    'button',
    {
      type: 'button',
      className: 'report-button',
      title: TEXTS.about[lang],
      'data-copies': 'prompt',
      'data-needs-script': '',
    },
    [inlineElement('span', { 'aria-live': 'polite' }, [text(TEXTS.copy[lang])])],
  );

/** Replaces each `<Done>` by its entries with their labels, below a title. */
function drawDone(tree: Root, file: string, isTwin: boolean): void {
  const lang = langOfSource(file);
  replaceNodes(tree, (node) => {
    if (!isDone(node)) return undefined;
    const { list, first } = entriesOf(node, file);
    for (const [index, { children }] of first.entries()) {
      children.unshift(
        { type: 'strong', children: [text(TEXTS.labels[lang][index] as string)] },
        text(TEXTS.after[lang]),
      );
    }
    const title = inlineElement('strong', { 'data-search': 'skip' }, [text(TEXTS.title[lang])]);
    if (isTwin) return blockElement('section', {}, [paragraph({ type: 'strong', children: title.children }), list]);
    return blockElement('section', { className: 'done', 'aria-label': TEXTS.title[lang] }, [
      paragraph(title, copyButton(lang)),
      list,
    ]);
  });
}

export const done: Part = {
  name: 'done',
  chunks: { prompt: import.meta.resolve('./prompt.ts') },
  page: (tree, file) => drawDone(tree, file, false),
  twin: (tree, file) => drawDone(tree, file, true),
  elements: [ELEMENT],
};
