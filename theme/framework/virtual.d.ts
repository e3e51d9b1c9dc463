/** Modules that Rspress makes during a build. */
declare module 'virtual-site-data' {
  type Sidebars = Record<string, unknown[]>;
  const siteData: {
    base: string;
    lang: string;
    locales: { lang: string }[];
    multiVersion: { default: string; versions: string[] };
    route?: { cleanUrls?: boolean; cleanUrlsRedirect?: boolean; prefetchLink?: boolean };
    themeConfig: { sidebar?: Sidebars; locales?: { lang: string; sidebar: Sidebars }[] };
  };
  export default siteData;
}
