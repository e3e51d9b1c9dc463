// Replaces the stock home: its cards are no links, its name is no heading, and it has no <main> (spec-map, part 3).
import { useFrontmatter, useI18n, useLang, useSite } from '@rspress/core/runtime';
import { HomeFooter, Link as ThemeLink } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { knownLang } from '../../../site.ts';
import { Stylesheet } from '../../Stylesheet.tsx';
import { ToolFamily } from '../ToolFamily/index.tsx';
import { type HomeContent, localizePath } from './content.ts';
import stylesheet from './home.css?url';
import { Answers, Features, Hero, type LinkPart, Tasks, Treemap } from './parts.tsx';

const Link: LinkPart = ({ href, ...props }) => {
  const lang = useLang();
  const { site } = useSite();
  return <ThemeLink {...(props as object)} href={localizePath(href, lang, site.lang)} />;
};

/** The home page; all its words are in the frontmatter of docs/{en,zh}/index.md. */
export function HomeLayout() {
  const { frontmatter } = useFrontmatter();
  const lang = useLang();
  const t = useI18n<typeof texts>();
  const { hero, features, report } = frontmatter as HomeContent;
  return (
    <>
      <Stylesheet href={stylesheet} />
      <main id="frame-main" tabIndex={-1} className="home-page">
        {hero && (
          <Hero hero={hero} own={report?.own} Link={Link}>
            {report && <Treemap report={report} colon={t('colonText')} Link={Link} />}
          </Hero>
        )}
        <Tasks title={t('tasksTitle')} lang={knownLang(lang)} Link={Link} />
        {features && <Features features={features} Link={Link} />}
        {report && <Answers report={report} Link={Link} />}
        <ToolFamily />
      </main>
      <HomeFooter />
    </>
  );
}
