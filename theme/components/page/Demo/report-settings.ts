/**
 * What an opened report may do, as `sandbox` of its pages (tools/build/publish/policy.ts) and of the frames around them:
 * run scripts, and open the links of its texts as ordinary pages. Without `allow-same-origin` its origin is one of its
 * own: neither a report's data nor its scripts reach the pages, the storage or the cookies of the site.
 */
export const REPORT_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The address of a page of the report, in a language and theme. The report runs in an origin of its own and has no
 * storage to read them from; tools/sample/demo/shim.js takes them from here.
 * @param address with the hash of a screen, if any
 */
export function inSettings(address: string, lang: string, dark: boolean): string {
  const [page, hash] = address.split('#');
  return `${page}?lang=${lang}&theme=${dark ? 'dark' : 'light'}${hash === undefined ? '' : `#${hash}`}`;
}

/** What the report reads from its storage when it starts. */
export function reportSettings(lang: string, dark: boolean): Record<string, string> {
  const prefix = '__RSDOCTOR__STORAGE__';
  return {
    [`${prefix}FIRST_VISIT`]: '1',
    [`${prefix}LOCALE`]: lang === 'zh' ? 'cn' : 'en',
    [`${prefix}THEME`]: dark ? 'dark' : 'light',
  };
}
