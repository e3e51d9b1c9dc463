/**
 * What Rspress's documentation offers to a writer, by the types of the installed version, and what becomes of it on a site
 * that sends no React to readers. A new version that offers more does not compile here: the error names what is new. Each
 * row is a part that does it, or a refusal. rspress.md is made of these tables.
 */
import type {
  CustomLinkMeta,
  DarkMode,
  DirSectionHeaderSideMeta,
  DirSideMeta,
  DividerSideMeta,
  Feature,
  FileSideMeta,
  FrontMatterMeta,
  Hero,
  NavItem,
  SectionHeaderMeta,
  UserConfig,
} from '@rspress/core';
import type * as Runtime from '@rspress/core/runtime';
import type * as Theme from '@rspress/core/theme-original';
import type * as Shiki from '@shikijs/transformers';
import type { HTMLAttributes, SVGAttributes } from 'react';
import type * as Router from 'react-router-dom';

/** `true`: it works without React in the browser. A text: it is refused, and this is what to do instead. */
export type Verdict = true | string;

/** The keys of each type of a union, but for those that stand for any key. */
type Keys<T> = T extends unknown ? keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] } : never;

type Props<Part> = Part extends (props: infer All extends object) => unknown
  ? Exclude<Keys<All>, 'key' | 'ref'>
  : never;
/** The properties of a component. Of one that hands any attribute on to its element, those that Rspress adds. */
type OwnProps<Part> =
  'onCopyCapture' extends Props<Part>
    ? Exclude<Props<Part>, keyof HTMLAttributes<0> | keyof SVGAttributes<0> | LinkAttribute>
    : Props<Part>;
type LinkAttribute = 'download' | 'hrefLang' | 'ping' | 'referrerPolicy';

/** Components with properties have a verdict for each, unless they are refused as a whole. */
type ComponentRow<Part> = [OwnProps<Part>] extends [never]
  ? Verdict
  : string | (Record<OwnProps<Part> & string, Verdict> & { [own in 'aria-label' | 'any attribute']?: true });

type Verdicts<T> = Record<Keys<T> & string, Verdict>;
/** A verdict for some names at once, which a blank parts. */
const all = <Names extends string, V extends Verdict>(names: Names, verdict: V) =>
  Object.fromEntries(names.split(' ').map((name) => [name, verdict])) as Record<Words<Names>, V>;
type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

const FRAME =
  'leave it out: the theme draws the frame around each page, and takes what it shows from frontmatter and menus';
const THEME_ONLY = 'leave it out: only the theme itself has a use for it';
const HOME = 'write pageType: home, and what the page shows, into the frontmatter';
const COPY = 'leave it out: each page has a button that copies it as Markdown';
const CODE = 'write a code block: ```js';
const STYLE = 'leave it out: the theme decides how it looks';
const DRAWN_ONCE = 'show the content itself: each page is drawn when the site is built';
export const IN_BROWSER =
  'leave it out: link with <a>, fold with <details>; a part that needs a script in the browser is an island';

/** The exports of `@rspress/core/theme`, which pages also call `@theme`. */
export const THEME = {
  Badge: all('children type text outline', true),
  Banner: 'write the message as a box: :::tip',
  Button: {
    ...all('type size theme href children', true),
    className: STYLE,
    dangerouslySetInnerHTML: 'write its words between the tags',
  },
  Callout: all('type title children', true),
  ...all('CodeBlock CodeBlockRuntime CodeButtonGroup useCodeButtonGroup getCopyableText', CODE),
  ...all('DocContent DocFooter DocLayout EditLink FallbackHeading HoverGroup LastUpdated Layout Nav', FRAME),
  ...all('NavHamburger NavList NavTitle NotFoundLayout Outline PrevNextPage Root Search SearchButton', FRAME),
  ...all('SearchPanel Sidebar SidebarList SocialLinks SwitchAppearance', FRAME),
  // The slots of our frame, which the types count among the stock parts.
  ...all('NavStart NotFoundHelp SidebarHead', FRAME),
  ...all('HomeBackground HomeFeature HomeFooter HomeHero HomeLayout', HOME),
  Link: { startTransition: IN_BROWSER, 'any attribute': true },
  ...all('LlmsContainer LlmsCopyButton LlmsCopyRow LlmsHint LlmsOpenRow LlmsViewOptions', COPY),
  ...all('Overview OverviewGroup', 'write overview: true into the frontmatter'),
  PackageManagerTabs: {
    ...all('command exec dlx', true),
    additionalTabs: 'write the line of each manager: command={{ npm: "npm ci", deno: "deno install" }}',
  },
  ...all('PageTab PageTabs', 'write <Tabs> and <Tab>'),
  Prompt: 'write a code block, which has a button that copies it: ```text title="Prompt"',
  ReadPercent: 'leave it out: the outline marks what is read',
  SourceCode: 'write a link: [Source code](https://…)',
  Steps: all('children', true),
  SvgWrapper: 'write <img> or the <svg> itself',
  Tab: all('label value disabled is children', true),
  Tabs: {
    ...all('values defaultIndex defaultValue groupId children aria-label', true),
    ...all('tabPosition className labelItemClassName contentItemClassName', STYLE),
    onChange: IN_BROWSER,
    keepDOM: 'leave it out: all panels are in the page',
  },
  Tag: all('tag', true),
  Toc: true,
  ...all('IconAnthropic IconArrowDown IconArrowRight IconClose IconCopy IconDeprecated IconDown IconEdit', true),
  ...all('IconEmpty IconExperimental IconExternalLink IconFile IconGithub IconGitlab IconHeader IconJump', true),
  ...all('IconLink IconLoading IconMenu IconMoon IconOpenAI IconOpenInChat IconScrollToTop IconSearch', true),
  ...all('IconSmallMenu IconSuccess IconSun IconTitle IconWrap IconWrapped', true),
  ...all('parseInlineMarkdownText renderHtmlOrText renderInlineMarkdown', true),
  ...all('copyToClipboard getCustomMDXComponent mergeRefs RenderType useActiveAnchor useDynamicToc', THEME_ONLY),
  ...all('useEditLink useFullTextSearch useHoverGroup useLinkNavigate useMdUrl usePrevNextPage', THEME_ONLY),
  ...all('useReadPercent useScrollAfterNav useScrollReset useSetup useStorageValue useThemeState', THEME_ONLY),
  ...all('useWatchToc', THEME_ONLY),
} satisfies { [Name in keyof typeof Theme]: ComponentRow<(typeof Theme)[Name]> };

/** The exports of `@rspress/core/runtime` that are not those of React Router, which pages cannot use. */
export const RUNTIME = {
  ...all('NoSSR BrowserOnly', DRAWN_ONCE),
  ...all('useFrontmatter useI18n useLang useLocaleSiteData usePage usePageData usePages useSite useVersion', true),
  ...all('addLeadingSlash addTrailingSlash cleanUrlByConfig isActive isDataUrl isEqualPath isExternalUrl', true),
  ...all('isProduction matchNavbar matchSidebar normalizeHref normalizeHrefInRuntime normalizeImagePath', true),
  ...all('pathnameToRouteService removeBase removeTrailingSlash routePathToMdPath withBase withSiteOrigin', true),
  ...all('Head useHead', 'write head: into the frontmatter'),
  ...all(
    'useDark ThemeContext',
    'write both, one in <span className="on-light">, one in <span className="on-dark">: one page serves both themes',
  ),
  useWindowSize: 'write a media query: nothing measures the window for React',
  ...all('Content PageContext getSidebarDataGroup initPageData preloadLink safePreconnect safePreload', THEME_ONLY),
  ...all('useActiveMatcher useNav useSidebar useSidebarDynamic warmPageData', THEME_ONLY),
} satisfies Record<Exclude<keyof typeof Runtime, keyof typeof Router>, Verdict>;

/** Why no page imports what React Router exports. */
export const ROUTER = 'write a link, or read the address from usePage().page.routePath: no router runs in the browser';

/** The words behind the language of a code block: the properties of a block, and `file`. `{1,3-4}` marks lines. */
export const FENCE = all('title lineNumbers wrapCode fold height file', true) satisfies Record<
  | Exclude<keyof Theme.CodeBlockProps, 'children' | 'lang' | 'codeButtonGroupProps' | 'containerElementClassName'>
  | 'file',
  Verdict
>;

const WHOLE_LINES = 'write [!code highlight], which marks the line, and say in the text what is there';

/** The marks at the end of a line of code, `// [!code ++]`, by what makes them of a line in the package of Shiki. */
export const MARKS = {
  transformerNotationHighlight: all('highlight hl', true),
  transformerNotationDiff: all('++ --', true),
  transformerNotationFocus: all('focus', true),
  transformerNotationErrorLevel: all('error warning info', WHOLE_LINES),
  transformerNotationWordHighlight: all('word', WHOLE_LINES),
  // For marks of one's own.
  transformerNotationMap: {},
} satisfies Record<keyof typeof Shiki & `transformerNotation${string}`, Record<string, Verdict>>;

/** The kinds of boxes, `:::tip` and `> [!TIP]`. */
export const BOXES = all('tip note important warning caution danger info details', true) satisfies Record<
  Theme.CalloutProps['type'],
  Verdict
>;

const OVERVIEW_HEADERS = 'write it in the frontmatter of the overview';
const ALWAYS_OPEN = 'write "type": "dir": the pages below a dir-section-header are always shown';

/** The keys of an entry of a menu, by its type in `_meta.json`; `nav` are those of a `_nav.json`. */
export const MENUS = {
  file: { ...all('type name label icon tag context', true), overviewHeaders: OVERVIEW_HEADERS },
  dir: {
    ...all('type name label icon tag context collapsible collapsed', true),
    overviewHeaders: OVERVIEW_HEADERS,
  },
  'dir-section-header': {
    ...all('type name label icon tag', true),
    ...all('context collapsible collapsed overviewHeaders', ALWAYS_OPEN),
  },
  'custom-link': {
    ...all('type label link items icon tag context collapsible collapsed', true),
    overviewHeaders: OVERVIEW_HEADERS,
  },
  'section-header': all('type label icon tag', true),
  divider: all('type dashed', true),
  nav: all('text link items icon tag activeMatch position lang rel download', true),
} satisfies {
  file: Verdicts<FileSideMeta>;
  dir: Verdicts<DirSideMeta>;
  'dir-section-header': Verdicts<DirSectionHeaderSideMeta>;
  'custom-link': Verdicts<CustomLinkMeta>;
  'section-header': Verdicts<SectionHeaderMeta>;
  divider: Verdicts<DividerSideMeta>;
  nav: Verdicts<NavItem>;
};

/** The keys of a page's frontmatter. */
export const FRONTMATTER = {
  ...all('title description overview pageType features hero icon tag navbar sidebar outline footer', true),
  ...all('titleSuffix head context search', true),
  lineNumbers: 'write it behind the language of the code block: ```js lineNumbers',
  overviewHeaders: true,
} satisfies Verdicts<FrontMatterMeta>;

/** The keys of `hero` and of each entry of `features` in the frontmatter of a home page. */
export const HERO = all('badge name text tagline image actions', true) satisfies Verdicts<Hero>;
export const FEATURE = all('icon title details span link', true) satisfies Verdicts<Feature>;

/** A key of the configuration: some refuse certain values alone. */
export type ConfigRow<Value> = Verdict | Refusal<Value>;
interface Refusal<Value> {
  isRefused(value: Value): unknown;
  verdict: string;
}
type ConfigRows<T> = { [Key in keyof Required<T>]: ConfigRow<NonNullable<T[Key]>> };
type ThemeConfig = NonNullable<UserConfig['themeConfig']>;

/** Refuses some values of a key. */
const but = <Value>(isRefused: (value: Value) => unknown, verdict: string): Refusal<Value> => ({ isRefused, verdict });

/** The keys of rspress.config.ts. */
export const CONFIG = {
  ...all('root logo logoText logoHref base siteOrigin icon lang title description head locales i18nSourcePath', true),
  ...all('i18nSource themeConfig builderConfig route markdown plugins replaceRules outDir themeDir', true),
  ...all('globalUIComponents globalStyles multiVersion languageParity', true),
  search: but(
    (value) => value !== false,
    'leave it out, or write false: the search of this theme has its own settings',
  ),
  ssg: but((value) => value !== true, 'leave it out: a page that is not drawn at build would stay empty'),
  llms: but((value) => value !== false, 'leave it out: @rspress/plugin-llms writes llms.txt and the Markdown twins'),
  mediumZoom: but((value) => value !== false, 'write false: the part "zoom" of the theme opens pictures'),
} satisfies ConfigRows<UserConfig>;

const DARK_MODES = {
  ...all('true false light dark auto force-light force-dark force-auto', true),
} satisfies Record<`${DarkMode}`, true>;

/** The keys of `themeConfig`. */
export const THEME_CONFIG = {
  ...all('nav sidebar editLink footer locales search hideNavbar enableContentAnimation', true),
  ...all('enableAppearanceAnimation enableScrollToTop fallbackHeadingTitle', true),
  darkMode: but((value) => !(String(value) in DARK_MODES), `write one of ${Object.keys(DARK_MODES).join(', ')}`),
  lastUpdated: but((value) => typeof value !== 'boolean', 'write true: pages show the day alone'),
  socialLinks: but(
    (links) => links.some(({ mode }) => mode === 'github-stars'),
    'write "mode": "link": counting stars would ask a third party on each page',
  ),
  localeRedirect: 'write route.localeRedirect',
  llmsUI: but((value) => value !== false, COPY),
} satisfies ConfigRows<ThemeConfig>;

/** The keys of `markdown`. */
export const MARKDOWN = {
  ...all('remarkPlugins rehypePlugins link image showLineNumbers defaultWrapCode defaultCodeOverflow', true),
  ...all('globalComponents shiki crossCompilerCache extractDescription cjkFriendlyEmphasis', true),
} satisfies ConfigRows<NonNullable<UserConfig['markdown']>>;

/** The keys of `route`. */
export const ROUTE = {
  ...all('extensions include exclude excludeConvention cleanUrls localeRedirect', true),
  cleanUrlsRedirect: 'leave it out: _redirects leads from other spellings of an address to its page',
  useTransitions: but((value) => value, 'leave it out: no router runs in the browser'),
  prefetchLink: but((value) => !value, 'leave it out: pages are fetched ahead for readers whose connection allows it'),
} satisfies ConfigRows<NonNullable<UserConfig['route']>>;
