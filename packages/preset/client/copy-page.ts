/** The button that copies the Markdown twin of the page. */
import { request } from '../untrusted.ts';
import { text } from './config.ts';
import { copyToClipboard, tell } from './copy.ts';
import { on } from './on.ts';

async function copyPage(button: HTMLElement): Promise<void> {
  const label = button.querySelector<HTMLElement>('[aria-live]');
  if (!label) return;
  // Not at a second click, when the label may still say the outcome of the first.
  label.dataset.idle ??= label.textContent ?? '';
  const show = (outcome: string) =>
    tell(label, outcome, () => {
      label.textContent = label.dataset.idle ?? '';
    });
  try {
    const answer = await request(button.dataset.from ?? '');
    // Some hosts answer an unknown path with a page, whose HTML must not get into the clipboard.
    if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(String(answer.status));
    if (await copyToClipboard(await answer.text(), text('codeCopyPrompt'))) show(text('copyMarkdownDone'));
  } catch {
    show(text('copyMarkdownFailed'));
  }
}

on('click', '[data-does=copyPage]', copyPage);
