/** What the build tells the client scripts: the site's settings and the texts that they write into pages. */

import type { SiteShape } from '@rsdoctor-docs/base/site';

/** The settings, which packages/preset/plugins/client.ts puts in place of `__CLIENT__`. */
export type ClientConfig = SiteShape & {
  /** `route.localeRedirect` of the Rspress configuration. */
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** `siteOrigin`; `none` for a site without an address. */
  origin: string;
  /** Name of the site in keys of the browser's storage: its title, in small letters. */
  name: string;
  /** Address of the repository whose issues take what readers report; empty if `editLink` names none. */
  repository: string;
  /** `themeConfig.hideNavbar`. */
  hideNavbar: 'never' | 'always' | 'auto';
  /** Whether `themeConfig.darkMode` lets the reader change the theme. */
  canSwitchTheme: boolean;
  /** The theme of a reader who has chosen none: `light`, `dark`, or `auto`, that of the system. */
  theme: string;
  /** `themeConfig.enableAppearanceAnimation`. */
  reveal: boolean;
  /** `themeConfig.enableContentAnimation`: a view transition between pages. */
  contentAnimation: boolean;
  /** Hashes of the chunks by name, islands apart (islands.ts): their files lie beside the client script (chunks.ts). */
  chunks: Record<string, string>;
  /** `rspress dev`: React draws the pages in the browser and follows links itself. */
  isDev: boolean;
};

declare global {
  const __CLIENT__: ClientConfig;
  /** The texts that scripts show (`texts` of the parts), in each language of the site. */
  const __CLIENT_TEXTS__: Record<string, Record<string, string>>;
}

/** The shape of the site. Reading `__CLIENT__` as a whole would put all settings into each script. */
export const siteShape = (): SiteShape => ({
  lang: __CLIENT__.lang,
  langs: __CLIENT__.langs,
  versions: __CLIENT__.versions,
  base: __CLIENT__.base,
});

/** The language of the page on screen, as the build has written it. Browsers' translators rewrite the attribute `lang`. */
export const pageLang = (): string => document.documentElement.dataset.lang ?? '';

/** A text in the language of the page on screen. */
export const text = (key: string): string => __CLIENT_TEXTS__[pageLang()]?.[key] ?? '';
