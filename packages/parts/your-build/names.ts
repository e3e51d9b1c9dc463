/** Attribute of the places in a page that have a line about the reader's build: its value is the name of the fact. */
export const FACT = 'data-your-build';
