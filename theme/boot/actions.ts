/**
 * What the buttons in a page do (`data-does`), before React and without it: copying code and whole pages, wrapping and
 * unfolding code, filtering tables, going to the top, choosing the bundler of the examples.
 */
import { copyToClipboard } from '../components/page/Code/copy.ts';
import { LINE_NUMBER_CLASS, NOT_COPIED_CLASS } from '../framework/names.ts';
import { request } from '../outside.ts';
import { closest } from './closest.ts';
import { toTop } from './outline.ts';
import { chooseBundler } from './tabs.ts';
import { text } from './texts.ts';

/** How long an outcome is shown, in milliseconds. */
const OUTCOME_MS = 2000;
/** What stands in code and is no part of it. */
const NOT_CODE = `.${LINE_NUMBER_CLASS}, .${NOT_COPIED_CLASS}`;
/** Lines that a change takes away, which nobody wants to paste. */
const REMOVED = '.line.remove';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows an outcome for a while, also to screen readers: `element` is a live region. */
function tell(element: Element, outcome: string, done: () => void): void {
  element.textContent = outcome;
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(done, OUTCOME_MS));
}

/** The text of a block of code as it was written. */
function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(NOT_CODE)) extra.remove();
  for (const line of copy.querySelectorAll(REMOVED)) {
    line.nextSibling?.remove();
    line.remove();
  }
  return copy.textContent ?? '';
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
  const label = button.querySelector('[aria-live]');
  if (!label) return;
  const showOutcome = (outcome: 'copyMarkdownDone' | 'copyMarkdownFailed') =>
    tell(label, text(outcome), () => {
      label.textContent = text('copyMarkdownText');
    });
  try {
    const answer = await request(button.dataset.from ?? '');
    // A host that answers an unknown path with a page must not fill the clipboard with HTML.
    if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(String(answer.status));
    if (await copyToClipboard(await answer.text(), text('codeCopyPrompt'))) showOutcome('copyMarkdownDone');
  } catch {
    showOutcome('copyMarkdownFailed');
  }
}

function wrapCode(button: HTMLElement): void {
  button.ariaPressed = String(button.ariaPressed !== 'true');
}

function foldCode(button: HTMLElement): void {
  const code = button.parentElement?.querySelector<HTMLElement>('[data-fold]');
  if (!code) return;
  const opens = code.dataset.fold !== 'open';
  code.dataset.fold = opens ? 'open' : 'true';
  button.ariaExpanded = String(opens);
  button.textContent = text(opens ? 'codeFoldText' : 'codeUnfoldText');
}

/** Shows the rows of the table below that hold every word of what was typed, and says how many they are. */
function filterTable(field: HTMLInputElement): void {
  const box = field.closest('[data-filter]');
  const words = field.value.toLowerCase().split(/\s+/);
  const rows = [...(box?.nextElementSibling?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  for (const row of rows) {
    const content = row.textContent?.toLowerCase() ?? '';
    row.hidden = !words.every((word) => content.includes(word));
  }
  const count = box?.querySelector('output');
  if (count) count.textContent = field.value ? `${rows.filter(({ hidden }) => !hidden).length} / ${rows.length}` : '';
}

const ACTIONS: Record<string, (button: HTMLElement) => unknown> = {
  copy: copyCode,
  wrap: wrapCode,
  fold: foldCode,
  copyPage,
  top: toTop,
  bundler: (button) => chooseBundler(button as HTMLButtonElement),
};

/** Wires the buttons of all pages. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-does]');
    if (button) ACTIONS[button.dataset.does ?? '']?.(button);
  });
  document.addEventListener('input', (event) => {
    const field = closest(event, '[data-filter] input');
    if (field) filterTable(field as HTMLInputElement);
  });
}
