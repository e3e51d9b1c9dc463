/** Buttons that copy a text which a chunk makes: `data-copies` names it, and it exports `textFor`. */
import { loadChunk } from './chunks.ts';
import { text } from './config.ts';
import { copyToClipboard, tell } from './copy.ts';
import { on } from './on.ts';

on('click', '[data-copies]', async (button) => {
  const label = button.querySelector<HTMLElement>('[aria-live]');
  if (!label) return;
  // Not at a second click, when the label may still say the outcome of the first.
  label.dataset.idle ??= label.textContent ?? '';
  const show = (outcome: string) =>
    tell(label, outcome, () => {
      label.textContent = label.dataset.idle ?? '';
    });
  try {
    const { textFor } = await loadChunk<typeof import('./markdown.ts')>(button.dataset.copies ?? '');
    if (await copyToClipboard(await textFor(button), text('codeCopyPrompt'))) show(text('copyMarkdownDone'));
  } catch {
    show(text('copyMarkdownFailed'));
  }
});
