import { useI18n, useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { texts } from '../../../i18n.ts';
import { shapeOf, twinPath } from '../../../site.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';
import { Menu } from './Menu.tsx';

interface Choice {
  key: string;
  text: string;
  href: string;
  lang?: string;
  current: boolean;
}

/** Languages and versions of the site, as the head script knows them; the router adds the base. */
function useSiteShape() {
  const { site } = useSite();
  const { pathname } = useLocation();
  const { page } = usePage();
  const versions = site.multiVersion.versions ?? [];
  const shape = shapeOf({ ...site, base: '/' });
  // A missing page has no twin: the switch leads to the home page.
  const here = page.pageType === '404' ? '/' : pathname;
  return { site, page, versions, shape, here };
}

function ChoiceLink({ choice, keepPlace, children }: { choice: Choice; keepPlace: boolean; children: ReactNode }) {
  return (
    <a
      className={styles.link}
      href={withBase(choice.href)}
      lang={choice.lang}
      hrefLang={choice.lang}
      aria-current={choice.current ? 'true' : undefined}
      data-keep-place={keepPlace ? '' : undefined}
    >
      {children}
    </a>
  );
}

function Choices({ choices, keepPlace }: { choices: Choice[]; keepPlace: boolean }) {
  return (
    <ul>
      {choices.map((choice) => (
        <li key={choice.key}>
          <ChoiceLink choice={choice} keepPlace={keepPlace}>
            {choice.text}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

/** The page's twins in the other languages, at the same place of the text; nothing on a site with one language. */
export function LanguageMenu() {
  const t = useI18n<typeof texts>();
  const { site, page, shape, here } = useSiteShape();
  if (shape.langs.length < 2) return null;
  const choices = (site.locales ?? []).map((locale) => ({
    key: locale.lang,
    text: locale.label,
    lang: locale.lang,
    href: twinPath(here, shape, { lang: locale.lang }),
    current: locale.lang === page.lang,
  }));
  const current = choices.find((choice) => choice.current)?.text ?? '';
  return (
    <Menu
      id="frame-languages"
      className={styles.switcher}
      name={t('languagesText') + t('colonText') + current}
      label={
        <>
          <Icon name="languages" />
          <span className={styles.switcherText}>{current}</span>
        </>
      }
    >
      <Choices choices={choices} keepPlace />
    </Menu>
  );
}

/** The page in the other versions of the documentation; nothing on a site with one version. */
export function VersionMenu() {
  const t = useI18n<typeof texts>();
  const { site, page, versions, shape, here } = useSiteShape();
  if (versions.length < 2) return null;
  const current = page.version || site.multiVersion.default || '';
  const choices = versions.map((version) => ({
    key: version,
    text: version,
    href: twinPath(here, shape, { version: version === site.multiVersion.default ? '' : version }),
    current: version === current,
  }));
  return (
    <Menu
      id="frame-versions"
      className={styles.switcher}
      name={t('versionsText') + t('colonText') + current}
      label={current}
    >
      <Choices choices={choices} keepPlace={false} />
    </Menu>
  );
}

/** The switch between light and dark; client/theme.ts acts and keeps `aria-pressed` true. */
export function SwitchAppearance() {
  const t = useI18n<typeof texts>();
  return (
    <button
      type="button"
      className={styles.iconButton}
      data-theme-toggle=""
      aria-pressed="false"
      aria-label={t('darkTheme')}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
