// Replaces the stock bar, whose menus, theme switch and mobile screen work by mouse only.

import { canSwitchTheme } from '@rsdoctor-docs/base/site';
import { useI18n, useNav, useSite } from '@rspress/core/runtime';
import { NavStart, NavTitle, Search, SocialLinks, SwitchAppearance } from '@rspress/core/theme';
import { Icon } from '../icon/icon.tsx';
import type { texts } from '../texts.ts';
import { NavItems } from './items.tsx';
import styles from './nav.module.css';
import { LanguageMenu, VersionMenu } from './switchers.tsx';

/** The bar on top. Its entries stand in a row; up to 768 px they are a popover that fills the window. */
export function Nav() {
  const t = useI18n<typeof texts>();
  const items = useNav();
  const { site } = useSite();
  return (
    <header className={styles.bar} data-part="navbar">
      <NavStart />
      <NavTitle />
      <div className={styles.search}>
        <Search />
      </div>
      <button
        type="button"
        className={`icon-button ${styles.hamburger}`}
        popoverTarget="frame-menu"
        aria-expanded="false"
        aria-label={t('navMenu')}
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <div id="frame-menu" popover="auto" className={styles.screen} data-covers="main, [data-row], [data-behind]">
        <nav className={styles.nav} aria-label={t('mainNav')}>
          <NavItems items={items} position="left" />
          <NavItems items={items} position="right" />
        </nav>
        <div className={styles.others}>
          <VersionMenu />
          <LanguageMenu />
          {canSwitchTheme(site.themeConfig.darkMode) && <SwitchAppearance />}
          <SocialLinks />
        </div>
      </div>
    </header>
  );
}
