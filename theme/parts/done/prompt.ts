/** The prompt that an agent gets: goal, commands and files as the reader sees them, and the proof. Fetched on request. */
import { codeOf } from '@rsdoctor-docs/preset/client';

/** The words of the prompt. The agent answers in the language in which it is asked. */
const WORDS = {
  en: {
    goal: (title: string, about: string) => `Do this in my project: ${title}. ${about}`,
    from: (url: string) => `The instructions are at ${url}. If you can't read them, ask me for the text.`,
    steps: 'Commands and files, in their order. Where the instructions offer a choice, take what fits this project.',
    end: 'When you are done, run what shows that it worked, and show me its output.',
  },
  zh: {
    goal: (title: string, about: string) => `请在我的项目中完成：${title}。${about}`,
    from: (url: string) => `操作说明：${url}。如果无法访问，请向我索取全文。`,
    steps: '以下是依次用到的命令和文件。说明中有多种做法时，选择适合本项目的一种。',
    end: '完成后，请执行能够证明成功的操作，并给出输出内容。',
  },
};

/** What readers of another bundler see, and tabs that are not chosen. */
const HIDDEN = '[hidden], details:not([open])';

/** The text of an element without what the reader does not see. */
function seenText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll(`${HIDDEN}, .rp-header-anchor`) ?? []) hidden.remove();
  return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The code of the page that is no output, each with its file's name, below the headings of its sections. */
function steps(): string {
  let heading = '';
  const lines: string[] = [];
  for (const element of document.querySelectorAll('.rp-doc :is(h2, h3, pre[data-lang])')) {
    if (element.closest(HIDDEN)) continue;
    const { lang, title } = (element as HTMLElement).dataset;
    if (!lang) heading = `## ${seenText(element)}`;
    else if (!/^te?xt$/.test(lang)) {
      lines.push(heading, [title && `${title}:\n`, '```', lang, '\n', codeOf(element), '\n```'].join(''));
      heading = '';
    }
  }
  return lines.filter(Boolean).join('\n\n');
}

/** The task of the page on screen as a prompt. */
export function textFor(button: Element): string {
  const words = WORDS[document.documentElement.lang === 'zh' ? 'zh' : 'en'];
  const about = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  const url = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? location.href;
  const code = steps();
  return [
    `${words.goal(seenText(document.querySelector('h1')), about)}\n${words.from(url)}`,
    ...(code ? [words.steps, code] : []),
    [...(button.closest('section')?.querySelectorAll('li') ?? [])].map((entry) => `- ${seenText(entry)}`).join('\n'),
    words.end,
  ].join('\n\n');
}
