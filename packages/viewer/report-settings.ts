/**
 * What an opened report may do, as `sandbox` of its pages (packages/preset/plugins/publish/policy.ts) and of the frames around them:
 * run scripts, and open the links of its texts as ordinary pages. Without `allow-same-origin` its origin is one of its
 * own: neither a report's data nor its scripts reach the pages, the storage or the cookies of the site.
 */
export const REPORT_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** What the report reads from its storage when it starts. */
export function reportSettings(lang: string, dark: boolean): Record<string, string> {
  const prefix = '__RSDOCTOR__STORAGE__';
  return {
    [`${prefix}FIRST_VISIT`]: '1',
    [`${prefix}LOCALE`]: lang === 'zh' ? 'cn' : 'en',
    [`${prefix}THEME`]: dark ? 'dark' : 'light',
  };
}
