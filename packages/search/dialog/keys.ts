/** Which keys open, feed or close the dialog. Pure, so that each rule has a test. */

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'>;

/** The key belongs to an input method: 229 is what Safari sends after `isComposing` is already false. */
export function isComposing(event: Pick<Key, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

const isPlain = (event: Key): boolean => !(event.ctrlKey || event.metaKey || event.altKey);

/**
 * The key of a shortcut, in lower case. Where the layout has other letters than Latin ones (`л`), it is the key of that
 * place on a keyboard that has them (`k`). A browser that fills in a form sends events without `key`.
 */
export function shortcutKey({ key = '', code = '' }: Partial<Key>): string {
  if (!/^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key)) return key.toLowerCase();
  return code === 'Slash' ? '/' : code.slice(3).toLowerCase();
}

/** Ctrl+K or Cmd+K: opens and closes. */
export function isToggle(event: Key): boolean {
  return shortcutKey(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !isComposing(event);
}

/** The slash key, outside of fields. */
export function isSlash(event: Key, isInField: boolean): boolean {
  return shortcutKey(event) === '/' && isPlain(event) && !isInField && !isComposing(event);
}

/** A letter or digit, in any script, that is typed and not a shortcut (`F5`, `Ctrl+R`). */
export function isTyped(event: Key): boolean {
  return isPlain(event) && !isComposing(event) && /^[\p{L}\p{N}]$/u.test(event.key);
}

/** Whether the target takes text. A field in a closed dialog does not count: it keeps the focus until the next frame. */
export function isField(target: EventTarget | null): boolean {
  const field = (target as Partial<Element> | null)?.closest?.('input, textarea, select, [contenteditable]');
  return Boolean(field && !field.closest('dialog:not([open])'));
}
