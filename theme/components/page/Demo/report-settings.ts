/** The report keeps its language and theme in the storage of its origin, which is the site's. */
const PREFIX = '__RSDOCTOR__STORAGE__';

/** What the report reads from the storage when it starts. */
export function reportSettings(lang: string, dark: boolean): Record<string, string> {
  return {
    [`${PREFIX}FIRST_VISIT`]: '1',
    [`${PREFIX}LOCALE`]: lang === 'zh' ? 'cn' : 'en',
    [`${PREFIX}THEME`]: dark ? 'dark' : 'light',
  };
}

/** Lets the next report that is opened speak the page's language in the page's theme. */
export function applyReportSettings(lang: string): void {
  const dark = document.documentElement.classList.contains('rp-dark');
  try {
    for (const [key, value] of Object.entries(reportSettings(lang, dark))) localStorage.setItem(key, value);
  } catch {
    // A full store: the report opens as it was last time.
  }
}
