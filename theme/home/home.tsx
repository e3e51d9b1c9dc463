// Replaces the stock home: its cards are no links, its name is no heading, and it has no <main> (spec-map, part 3).

import { inLang } from '@rsdoctor-docs/parts/site';
import { Stylesheet, ToTop } from '@rsdoctor-docs/preset/theme';
import { VIEWER } from '@rsdoctor-docs/viewer/panels';
import { useFrontmatter, useI18n, useLang, useSite, withBase } from '@rspress/core/runtime';
import type { texts } from '../i18n.ts';
import { ToolFamily } from '../tool-family/tool-family.tsx';
import type { HomeContent } from './content.ts';
import stylesheet from './home.css?url';
import { Features, Footer, Hero, Install, Story, Ways } from './parts.tsx';
import { Stage } from './Stage.tsx';

/** The home page. Its words are the frontmatter of docs/{en,zh}/index.mdx, its config the body. */
export function HomeLayout() {
  const { frontmatter } = useFrontmatter();
  const t = useI18n<typeof texts>();
  const lang = useLang();
  const { site } = useSite();
  const { hero, install, stage, features, story, own, ai, columns } = frontmatter as HomeContent;
  return (
    <>
      <Stylesheet href={stylesheet} />
      <main id="frame-main" tabIndex={-1} className="home-page">
        {hero && <Hero hero={hero} install={install && <Install install={install} />} />}
        {stage && <Stage stage={stage} />}
        {features && <Features features={features} />}
        {story && <Story story={story} />}
        {own && ai && <Ways own={own} opens={withBase(inLang(VIEWER, lang))} ai={ai} />}
        <ToolFamily />
        <ToTop />
      </main>
      <Footer
        columns={columns ?? []}
        message={site.themeConfig.footer?.message}
        licenses={{ text: t('homeLicenses'), link: withBase('/licenses.txt') }}
      />
    </>
  );
}
