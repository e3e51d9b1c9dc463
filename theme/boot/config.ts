/** What the build tells the boot scripts; put in place of `__BOOT__` by tools/framework/boot.ts. */
export type BootConfig = {
  /** Default language: has no prefix in the path. */
  lang: string;
  /** All languages, default one included. */
  langs: string[];
  /** Versions that appear as first segment of the path. */
  versions: string[];
  /** Path prefix of the site, ends with a slash. */
  base: string;
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
