// The stock switches of language, version and theme work by mouse only.

import { twinPath } from '@rsdoctor-docs/base/site';
import { useI18n, useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useShape } from '../shape.ts';
import type { texts } from '../texts.ts';
import { Menu } from './Menu.tsx';
import styles from './nav.module.css';

interface Choice {
  text: string;
  href: string;
  /** Set by the language menu alone, whose links keep the reader's place in the text. */
  lang?: string;
  isCurrent: boolean;
}

/** The site with its path of the current page, or of the home page if the page does not exist. */
function useHere() {
  const { site } = useSite();
  const { pathname } = useLocation();
  const { page } = usePage();
  const here = page.pageType === '404' ? '/' : pathname;
  return { site, page, here, shape: useShape() };
}

/** A menu of addresses; its button shows the current one. Nothing where there is no choice. */
function Switcher({ id, name, icon, choices }: { id: string; name: string; icon?: ReactNode; choices: Choice[] }) {
  const t = useI18n<typeof texts>();
  const current = choices.find(({ isCurrent }) => isCurrent)?.text ?? '';
  const label = (
    <>
      {icon}
      <span>{current}</span>
    </>
  );
  if (choices.length < 2) return null;
  return (
    <Menu id={id} name={name + t('colonText') + current} label={label}>
      <ul>
        {choices.map(({ text, href, lang, isCurrent }) => (
          <li key={text}>
            <a
              className={styles.link}
              href={withBase(href)}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              data-keep-place={lang && ''}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The page's twins in the other languages. */
export function LanguageMenu() {
  const t = useI18n<typeof texts>();
  const { site, page, shape, here } = useHere();
  const choices = site.locales.map(({ lang, label }) => ({
    text: label,
    href: twinPath(here, shape, { lang }),
    lang,
    isCurrent: lang === page.lang,
  }));
  return <Switcher id="frame-languages" name={t('languagesText')} icon={<Icon name="languages" />} choices={choices} />;
}

/** The page in the other versions of the documentation. */
export function VersionMenu() {
  const t = useI18n<typeof texts>();
  const { site, page, shape, here } = useHere();
  const { versions = [], default: newest = '' } = site.multiVersion;
  const choices = versions.map((version) => ({
    text: version,
    href: twinPath(here, shape, { version: version === newest ? '' : version }),
    isCurrent: version === (page.version || newest),
  }));
  return <Switcher id="frame-versions" name={t('versionsText')} choices={choices} />;
}

/** The switch between light and dark; client/theme.ts acts, and updates `aria-pressed`. */
export function SwitchAppearance() {
  const t = useI18n<typeof texts>();
  return (
    <button type="button" className="icon-button" data-theme-toggle="" aria-pressed="false" aria-label={t('darkTheme')}>
      {/* The theme that it switches to. */}
      <Icon name="sun" className="on-dark" />
      <Icon name="moon" className="on-light" />
    </button>
  );
}
