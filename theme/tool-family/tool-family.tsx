// doc-ui's own cards have a second h1, logos without a size, links that are no list, and colors that fail axe. Its menu
// brings 72 kB of antd, has nine entries, and cannot be opened by keyboard.

import { knownLang, type Lang, ORIGIN } from '@rsdoctor-docs/parts/site';
import { useI18n, useLocation, usePage } from '@rspress/core/runtime';
import type { CSSProperties } from 'react';
import type { texts } from '../i18n.ts';
import styles from './index.module.css';
import { familyTools, linksOf, menuGroup, type Tool, toolLang } from './tools.ts';

/** The language of the tools' texts. The 404 page has no path that could say it. */
function useToolLang(): Lang {
  const { pathname } = useLocation();
  const { page } = usePage();
  return page.pageType === '404' ? knownLang(page.lang) : toolLang(pathname);
}

/** Tools as links that open in a new tab. The tool of this site is marked as current. */
function Tools({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className={styles.tools}>
      {tools.map(({ name, text, logo, url, logoScale }, index) => (
        <li key={name} style={{ '--strip-item': index } as CSSProperties}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-current={url === ORIGIN ? 'true' : undefined}>
            <i className="strip">
              {/* The CSS gives the image no size before it has arrived, so our own logo stays if the host does not answer. */}
              <img
                src={logo}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                decoding="async"
                style={{ scale: logoScale }}
              />
            </i>
            <b>{name}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The grid button in the header, and the popover with all tools that it opens; client/menus.ts adds hover. */
export function ToolMenu() {
  const t = useI18n<typeof texts>();
  const lang = useToolLang();
  return (
    <div data-hover-open="100" data-hover-close="100">
      <button
        type="button"
        className={`icon-button ${styles.button}`}
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
      <div id="frame-tools" popover="auto" className={`menu-box ${styles.menu}`} lang={lang}>
        <p>{lang === 'en' ? menuGroup.titleEn : menuGroup.title}</p>
        <Tools tools={linksOf(menuGroup, lang)} />
      </div>
    </div>
  );
}

/** The seven tools on the home page, whose sheet has their styles. */
export function ToolFamily() {
  const t = useI18n<typeof texts>();
  return (
    <section aria-labelledby="tool-family" className="tool-family" data-later="">
      <h2 id="tool-family">{t('toolFamilyTitle')}</h2>
      <Tools tools={familyTools(useToolLang())} />
    </section>
  );
}
