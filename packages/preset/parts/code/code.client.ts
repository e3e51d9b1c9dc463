/** The buttons of code blocks: copy, and wrap long lines. */
import { text } from '../../client/config.ts';
import { codeOf, copyToClipboard, tell } from '../../client/copy.ts';
import { on } from '../../client/on.ts';

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
