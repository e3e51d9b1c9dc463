/**
 * What Rspress's documentation offers, and what does nothing on a site that sends no React to readers: with what to write
 * instead. Whatever else Rspress offers works, and has no row. rspress.md is made of these tables.
 */
import type { UserConfig } from '@rspress/core';

/** What to write instead, by the name of what is refused. */
type Refused = Readonly<Record<string, string>>;

/** Names with a blank between that have the same remedy. */
const all = (names: string, instead: string): Refused =>
  Object.fromEntries(names.split(' ').map((name) => [name, instead]));

const FRAME =
  'leave it out: the theme draws the frame around each page, and takes what it shows from frontmatter and menus';
const THEME_ONLY = 'leave it out: only the theme itself has a use for it';
const COPY = 'leave it out: each page has a button that copies it as Markdown';
const STYLE = 'leave it out: the theme decides how it looks';
const ROUTER = 'write a link, or read the address from usePage().page.routePath: no router runs in the browser';
export const IN_BROWSER =
  'leave it out: link with <a>, fold with <details>; a part that needs a script in the browser is an island';

/** Exports of `@theme`, which is `@rspress/core/theme`. */
export const THEME: Refused = {
  Banner: 'write the message as a box: :::tip',
  ...all('CodeBlock CodeBlockRuntime CodeButtonGroup useCodeButtonGroup getCopyableText', 'write a code block: ```js'),
  ...all('DocContent DocFooter DocLayout EditLink FallbackHeading HoverGroup LastUpdated Layout Nav', FRAME),
  ...all('NavHamburger NavList NavStart NavTitle NotFoundHelp NotFoundLayout Outline PrevNextPage Root', FRAME),
  ...all('Search SearchButton SearchPanel Sidebar SidebarHead SidebarList SocialLinks SwitchAppearance', FRAME),
  ...all(
    'HomeBackground HomeFeature HomeFooter HomeHero HomeLayout',
    'write pageType: home, and what the page shows, into the frontmatter',
  ),
  ...all('LlmsContainer LlmsCopyButton LlmsCopyRow LlmsHint LlmsOpenRow LlmsViewOptions', COPY),
  ...all('Overview OverviewGroup', 'write overview: true into the frontmatter'),
  ...all('PageTab PageTabs', 'write <Tabs> and <Tab>'),
  Prompt: 'write a code block, which has a button that copies it: ```text title="Prompt"',
  ReadPercent: 'leave it out: the outline marks what is read',
  SourceCode: 'write a link: [Source code](https://…)',
  SvgWrapper: 'write <img> or the <svg> itself',
  ...all('copyToClipboard useActiveAnchor useDynamicToc useFullTextSearch useHoverGroup useLinkNavigate', THEME_ONLY),
  ...all('usePrevNextPage useReadPercent useScrollAfterNav useScrollReset useSetup useStorageValue', THEME_ONLY),
  ...all('useThemeState useWatchToc', THEME_ONLY),
};

/** Exports of `@rspress/core/runtime`. */
export const RUNTIME: Refused = {
  ...all('NoSSR BrowserOnly', 'show the content itself: each page is drawn when the site is built'),
  ...all('Head useHead', 'write head: into the frontmatter'),
  ...all(
    'useDark ThemeContext',
    'write both, one in <span className="on-light">, one in <span className="on-dark">: one page serves both themes',
  ),
  useWindowSize: 'write a media query: nothing measures the window for React',
  ...all('Content PageContext preloadLink safePreload useActiveMatcher warmPageData', THEME_ONLY),
  ...all('useLocation useNavigate useSearchParams', ROUTER),
};

/** Properties of components of `@theme`. */
export const PROPERTIES: Readonly<Record<string, Refused>> = {
  Button: { className: STYLE, dangerouslySetInnerHTML: 'write its words between the tags' },
  Link: { startTransition: IN_BROWSER },
  PackageManagerTabs: {
    additionalTabs: 'write the line of each manager: command={{ npm: "npm ci", deno: "deno install" }}',
  },
  Tabs: {
    ...all('tabPosition className labelItemClassName contentItemClassName', STYLE),
    keepDOM: 'leave it out: all panels are in the page',
  },
};

/** Marks at the end of a line of code: `// [!code error]`. */
export const MARKS: Refused = all(
  'error warning info word',
  'write [!code highlight], which marks the line, and say in the text what is there',
);

/** Keys of a page's frontmatter. */
export const FRONTMATTER: Refused = {
  lineNumbers: 'write it behind the language of the code block: ```js lineNumbers',
};

/** Tags of `head` in the frontmatter, besides `meta` and `link`. */
export const HEAD_TAG = 'write a meta or a link: scripts and styles are part of the theme';

/** Settings of rspress.config.ts: their key, the values that are refused, and what to write instead. */
export const CONFIG: readonly [key: string, isRefused: (config: UserConfig) => unknown, instead: string][] = [
  ['search', ({ search }) => search, 'leave it out, or write false: the search of this theme has its own settings'],
  ['ssg', ({ ssg = true }) => ssg !== true, 'leave it out: a page that is not drawn at build would stay empty'],
  ['llms', ({ llms }) => llms, 'leave it out: @rspress/plugin-llms writes llms.txt and the Markdown twins'],
  ['mediumZoom', ({ mediumZoom }) => mediumZoom, 'write false: the part "zoom" of the theme opens pictures'],
  [
    'lastUpdated',
    ({ themeConfig }) => typeof themeConfig?.lastUpdated === 'object',
    'write true: pages show the day alone',
  ],
  [
    'socialLinks',
    ({ themeConfig }) => themeConfig?.socialLinks?.some(({ mode }) => mode === 'github-stars'),
    'write "mode": "link": counting stars would ask a third party on each page',
  ],
  ['localeRedirect', ({ themeConfig }) => themeConfig?.localeRedirect, 'write route.localeRedirect'],
  ['llmsUI', ({ themeConfig }) => themeConfig?.llmsUI, COPY],
  [
    'cleanUrlsRedirect',
    ({ route }) => route?.cleanUrlsRedirect !== undefined,
    'leave it out: _redirects leads from other spellings of an address to its page',
  ],
  ['useTransitions', ({ route }) => route?.useTransitions, 'leave it out: no router runs in the browser'],
  [
    'prefetchLink',
    ({ route }) => route?.prefetchLink === false,
    'leave it out: pages are fetched ahead for readers whose connection allows it',
  ],
];
