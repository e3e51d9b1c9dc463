import type { SiteShape } from '../site.ts';

/** What the build tells the boot scripts; put in place of `__BOOT__` by tools/framework/boot.ts. */
export type BootConfig = SiteShape & {
  /** `route.localeRedirect` of the Rspress configuration. */
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** `themeConfig.hideNavbar`. */
  hideNavbar: 'never' | 'always' | 'auto';
  /** `themeConfig.darkMode`: false when the reader may not change the theme. */
  canSwitchTheme: boolean;
  /** `themeConfig.enableAppearanceAnimation`. */
  reveal: boolean;
};

declare global {
  const __BOOT__: BootConfig;
}
