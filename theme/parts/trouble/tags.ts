/** What a reader can narrow the entries to, beside the bundler, as pages and chips write it. */
export const TAGS = ['CI', 'Windows', 'Next.js', 'Vue', 'CLI', 'MCP'] as const;
export type Tag = (typeof TAGS)[number];

/** Key of the chip's choice in an address, `?about=next.js`, and the choice in it. */
export const TAG_KEY = 'about';
export const inAddress = (tag: string): string => tag.toLowerCase();
