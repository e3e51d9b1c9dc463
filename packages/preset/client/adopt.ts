/**
 * Prepares the style sheet of a chunk.
 * @param css imported with `?inline`, so that it is part of the chunk's script
 * @returns adds the style sheet to the page, if it is not there yet
 */
export function styleSheet(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return () => {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  };
}
