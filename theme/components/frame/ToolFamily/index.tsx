// The cards are doc-ui's. The menu is ours, because doc-ui's brings 72 kB of antd and cannot be opened by keyboard. A unit
// test compares the tools of both.
import { useI18n, useLocation, usePage } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { knownLang, type Lang, ORIGIN } from '../../../site.ts';
import styles from './index.module.css';
import { ToolCards } from './ToolCards.tsx';
import { ToolGroups } from './ToolGroups.tsx';
import { toolGroups, toolLang } from './tools.ts';

/** The language of tool texts. The 404 page is drawn for no path. */
function useToolLang(): Lang {
  const { pathname } = useLocation();
  const { page } = usePage();
  return page.pageType === '404' ? knownLang(page.lang) : toolLang(pathname);
}

/** The grid button in the header, and the popover with all tools that it opens; client/menus.ts adds hover. */
export function ToolMenu() {
  const t = useI18n<typeof texts>();
  const lang = useToolLang();
  return (
    <div data-hover-open="100" data-hover-close="100">
      <button
        type="button"
        className={styles.button}
        popoverTarget="frame-tools"
        aria-expanded="false"
        aria-label={t('toolsMenu')}
      >
        {/* Nine squares: three thick dashed lines. */}
        <svg
          viewBox="0 0 20 20"
          width="1.25em"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="3 2.5"
          aria-hidden="true"
        >
          <path d="M3 4.5h14M3 10h14M3 15.5h14" />
        </svg>
      </button>
      <div id="frame-tools" popover="auto" className={`menu-box ${styles.menu}`}>
        <ToolGroups groups={toolGroups} lang={lang} current={ORIGIN} />
      </div>
    </div>
  );
}

/** The seven tools on the home page. */
export function ToolFamily() {
  const t = useI18n<typeof texts>();
  const lang = useToolLang();
  return (
    <section aria-labelledby="tool-family">
      <h2 id="tool-family">{t('toolFamilyTitle')}</h2>
      <p>{t('toolFamilyText')}</p>
      <ToolCards lang={lang} current={ORIGIN} />
    </section>
  );
}
