// The clipboard, or a prompt where the browser denies it (specification, section 8).

/** The key that copies, as printed on the reader's keyboard. */
function copyKey(): string {
  return `${/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'}+C`;
}

/**
 * Copies a text. If the browser denies it, a prompt offers the text; its message names the key to press (`{key}`).
 * @returns whether the text is on the clipboard
 */
export async function copyToClipboard(text: string, message = 'Copy to clipboard: {key}, Enter'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(message.replace('{key}', copyKey()), text);
    return false;
  }
}
