/** The buttons of code blocks: copy, and wrap long lines. */
import { text } from '../../client/config.ts';
import { copyToClipboard, tell } from '../../client/copy.ts';
import { on } from '../../client/on.ts';

/** The code of a block, without the lines that a diff removes, because a reader wants the new code. */
function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.line.remove')) {
    line.nextSibling?.remove();
    line.remove();
  }
  // A mark leaves the space in front of it behind (plugin.ts).
  return (copy.textContent ?? '').replace(/ +$/gm, '');
}

on('click', '[data-does=copy]', async (button) => {
  const group = button.parentElement;
  const block = group?.previousElementSibling;
  const status = group?.querySelector('[role=status]');
  if (!block || !status || !(await copyToClipboard(codeOf(block), text('codeCopyPrompt')))) return;
  button.dataset.copied = '';
  tell(status, text('codeCopied'), () => {
    status.textContent = '';
    delete button.dataset.copied;
  });
});
on('click', '[data-does=wrap]', (button) => {
  button.ariaPressed = String(button.ariaPressed !== 'true');
});
