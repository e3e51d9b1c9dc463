const SPACE = /(?<=\d) (?=(?:bytes|kB|KB|MB|GB|ms|s|px|字节)(?!\w))/g;

/** Keeps a number and its unit in one line ("50 KB", "7.2 s"): a no-break space stands between them. */
export const holdUnits = (text: string): string => text.replace(SPACE, '\u00a0');
