import type { TextKey } from '../i18n.ts';
import type { SiteShape } from '../site.ts';

/** The texts of theme/i18n.ts that the client script writes into pages. */
export const CLIENT_TEXTS = [
  'codeCopied',
  'codeCopyPrompt',
  'codeFoldText',
  'codeUnfoldText',
  'copyMarkdownText',
  'copyMarkdownDone',
  'copyMarkdownFailed',
  'offlineText',
  'zoomCloseText',
  'zoomImageText',
] as const satisfies readonly TextKey[];
export type ClientText = (typeof CLIENT_TEXTS)[number];

/** What the build tells the client scripts; tools/framework/client.ts puts it in place of `__CLIENT__`. */
export type ClientConfig = SiteShape & {
  /** `route.localeRedirect` of the Rspress configuration. */
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** `siteOrigin`; `none` for a site without an address. */
  origin: string;
  /** `themeConfig.hideNavbar`. */
  hideNavbar: 'never' | 'always' | 'auto';
  /** `themeConfig.darkMode`: false when the reader may not change the theme. */
  canSwitchTheme: boolean;
  /** A site whose only theme is the dark one. */
  isDark: boolean;
  /** `themeConfig.enableAppearanceAnimation`. */
  reveal: boolean;
  /** `themeConfig.enableContentAnimation`: a view transition between pages. */
  contentAnimation: boolean;
  /** File names of the chunks, beside the client script (chunks.ts). */
  chunks: Record<string, string>;
  /** `rspress dev`: React draws the pages in the browser and follows links itself. */
  isDev: boolean;
};

declare global {
  const __CLIENT__: ClientConfig;
  /** The client's texts in each language of the site. */
  const __CLIENT_TEXTS__: Record<string, Record<ClientText, string>>;
}
