/**
 * Does what the buttons of a page name in `data-does`, filters by the fields in `data-filter`, moves the line of
 * `data-compare`, opens the reports of the field `data-opens`, and lights the number of a picture that `data-mark` names.
 */
import { copyToClipboard } from '../parts/code/copy.ts';
import { chooseBundler } from '../parts/tabs/client.ts';
import { request } from '../untrusted.ts';
import { chunkUrl, kept, loadChunk, withChunk } from './chunks.ts';
import { text } from './config.ts';
import { follow } from './navigate.ts';
import { INTENT, isForBrowser, on } from './on.ts';
import { toTop } from './outline.ts';

/** How long a button shows "copied" or "failed", in ms. */
const OUTCOME_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows a message for a while. Screen readers say it too, because `element` is a live region. */
function tell(element: Element, outcome: string, done: () => void): void {
  element.textContent = outcome;
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(done, OUTCOME_MS));
}

/** The code of a block, without the lines that a diff removes, because a reader wants the new code. */
function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.line.remove')) {
    line.nextSibling?.remove();
    line.remove();
  }
  // A mark leaves the space in front of it behind (theme/parts/code/plugin.ts).
  return (copy.textContent ?? '').replace(/ +$/gm, '');
}

async function copyCode(button: HTMLElement): Promise<void> {
  const group = button.parentElement;
  const block = group?.previousElementSibling;
  const status = group?.querySelector('[role=status]');
  if (!block || !status || !(await copyToClipboard(codeOf(block), text('codeCopyPrompt')))) return;
  button.dataset.copied = '';
  tell(status, text('codeCopied'), () => {
    status.textContent = '';
    delete button.dataset.copied;
  });
}

/** Copies the Markdown twin of the page. */
async function copyPage(button: HTMLElement): Promise<void> {
  const label = button.querySelector<HTMLElement>('[aria-live]');
  if (!label) return;
  // Not at a second click, when the label may still say the outcome of the first.
  label.dataset.idle ??= label.textContent ?? '';
  const show = (outcome: 'copyMarkdownDone' | 'copyMarkdownFailed') =>
    tell(label, text(outcome), () => {
      label.textContent = label.dataset.idle ?? '';
    });
  try {
    const answer = await request(button.dataset.from ?? '');
    // Some hosts answer an unknown path with a page, whose HTML must not get into the clipboard.
    if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(String(answer.status));
    if (await copyToClipboard(await answer.text(), text('codeCopyPrompt'))) show('copyMarkdownDone');
  } catch {
    show('copyMarkdownFailed');
  }
}

function wrapCode(button: HTMLElement): void {
  button.ariaPressed = String(button.ariaPressed !== 'true');
}

/**
 * Opens the live report in a picture's place. If its script does not come, the link is followed; offline, the page says
 * so. A reader who has left the page meanwhile wants neither.
 */
const live = (button: HTMLElement) =>
  loadChunk('live').then(
    ({ openLive }) => button.isConnected && openLive(button, chunkUrl, kept),
    () => button.isConnected && button instanceof HTMLAnchorElement && follow(new URL(button.href)),
  );

const ACTIONS: Record<string, (button: HTMLElement) => unknown> = {
  copy: copyCode,
  wrap: wrapCode,
  copyPage,
  live,
  top: toTop,
  bundler: (button) => chooseBundler(button as HTMLButtonElement),
};

/** Handles the buttons and fields of all pages. */
export function startActions(): void {
  on('click', '[data-does]', (button, event) => {
    if (button.matches('a') && isForBrowser(event)) return;
    event.preventDefault();
    ACTIONS[button.dataset.does ?? '']?.(button);
  });
  // A hover or a focus fetches the script, so that the first change of the field takes effect at once.
  on<HTMLInputElement>(`${INTENT} input`, '[data-filter] input, [data-compare], [data-opens]', (field, { type }) =>
    withChunk('fields', ({ onInput }) => type === 'input' && onInput(field, follow)),
  );
  on(`${INTENT} click`, '[data-mark]', (mark, { type }) =>
    withChunk('marks', ({ light }) => light(mark, type === 'click')),
  );
}
