// Starts React on the page that opens reports, as if the reader had begun to type (theme/boot/hydrate.ts).
addEventListener('load', () => dispatchEvent(new Event('input')));
