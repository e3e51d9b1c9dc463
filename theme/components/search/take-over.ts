import { frameInput, stateOf } from './frame.ts';

/** Writes a value past React's own setter: it must see that the value is another one than before. */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

/**
 * The results' own field takes the place of the frame's, with its text, its selection and the focus: in one go, so that
 * no letter can fall between them, and not while something is being composed.
 */
export function takeOver(dialog: HTMLElement): void {
  const from = frameInput(dialog);
  const to = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!from || !to) return;
  if (stateOf(dialog).composing !== undefined) {
    from.addEventListener('compositionend', () => setTimeout(() => takeOver(dialog)), { once: true });
    return;
  }
  const { selectionStart, selectionEnd, selectionDirection } = from;
  // Blanks are no query.
  const value = from.value.trim() ? from.value : '';
  const hadFocus = document.activeElement === from;
  stateOf(dialog).filled = '';
  if (to.value !== value) {
    setValue(to, value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (hadFocus) to.focus();
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
