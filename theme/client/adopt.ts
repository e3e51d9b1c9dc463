/**
 * Makes what puts the style sheet of a chunk into the page, once.
 * @param css imported with `?inline`, so that the styles come with their script
 */
export function styleSheet(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return () => {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  };
}
