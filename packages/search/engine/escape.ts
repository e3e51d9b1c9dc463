/** A file of its own: highlights need the tokenizer, which the script of the dialog would carry for nothing. */

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
