import type { TextKey } from '../i18n.ts';
import type { SiteShape } from '../site.ts';

/** Marks a link to a page that the browser is to fetch before it is asked for. */
export const AHEAD = 'data-ahead';

/** The texts of theme/i18n.ts that boot scripts write into the page. */
export const BOOT_TEXTS = [
  'codeCopied',
  'codeCopyPrompt',
  'codeFoldText',
  'codeUnfoldText',
  'copyMarkdownText',
  'copyMarkdownDone',
  'copyMarkdownFailed',
  'partRetry',
  'searchAwayText',
  'zoomCloseText',
  'zoomImageText',
] as const satisfies readonly TextKey[];
/** Their names, and those of the dialog's own texts (theme/components/search/texts.ts). */
export type BootText = (typeof BOOT_TEXTS)[number] | 'searchName' | 'searchPlaceholder' | 'searchCancel';

/** What the build tells the boot scripts; put in place of `__BOOT__` by tools/framework/boot.ts. */
export type BootConfig = SiteShape & {
  /** `route.localeRedirect` of the Rspress configuration. */
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** `siteOrigin`; `none` for a site without an address. */
  origin: string;
  /** `themeConfig.hideNavbar`. */
  hideNavbar: 'never' | 'always' | 'auto';
  /** `themeConfig.darkMode`: false when the reader may not change the theme. */
  canSwitchTheme: boolean;
  /** `themeConfig.enableAppearanceAnimation`. */
  reveal: boolean;
  /** Name of the script that opens pictures, beside the boot script. */
  zoom: string;
};
/** The boot scripts' texts in the languages of the site. */
export type BootTexts = Record<string, Record<BootText, string>>;

declare global {
  /** Of `themeConfig.darkMode`, for theme-class.ts. */
  const __THEME__: { canSwitch: boolean; initial: 'light' | 'dark' | 'auto' };
  const __BOOT__: BootConfig;
  const __BOOT_TEXTS__: BootTexts;
}
