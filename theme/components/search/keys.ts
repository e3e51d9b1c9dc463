/** Which keys open, feed or close the dialog. Pure, so that each rule has a test. */

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'>;

/** The key belongs to an input method: 229 is what Safari sends after `isComposing` is already false. */
export function isComposing(event: Pick<Key, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

function isPlain({ ctrlKey, metaKey, altKey }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/** Ctrl+K or Cmd+K: opens and closes. */
export function isToggle(event: Key): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k' && !isComposing(event);
}

/** The slash key, outside of fields. */
export function isSlash(event: Key, isInField: boolean): boolean {
  return event.key === '/' && isPlain(event) && !isInField && !isComposing(event);
}

/** A letter or digit, in any script, that is typed and not a shortcut (`F5`, `Ctrl+R`). */
export function isTyped(event: Key): boolean {
  return isPlain(event) && !isComposing(event) && /^[\p{L}\p{N}]$/u.test(event.key);
}

/** The reader is typing into something. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
