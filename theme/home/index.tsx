// Replaces the stock home: its cards are no links, its name is no heading, and it has no <main> (spec-map, part 3).

import { Stylesheet, ToTop } from '@rsdoctor-docs/preset/theme';
import { VIEWER } from '@rsdoctor-docs/viewer/panels';
import { useFrontmatter, useI18n, useLang, useSite, withBase } from '@rspress/core/runtime';
import { getCustomMDXComponent, PackageManagerTabs, Tab, Tabs } from '@rspress/core/theme';
import { inLang } from '#theme/site.ts';
import type { texts } from '../i18n.ts';
import { Compare } from '../parts/compare/index.tsx';
import { ToolFamily } from '../tool-family/index.tsx';
import type { HomeContent } from './content.ts';
import stylesheet from './home.css?url';
import { Application, Features, Footer, Hero, Split, Terminal, Ways, Works } from './parts.tsx';
import { Show } from './Show.tsx';

/** The lines that a config needs. The variable switches the plugin on, so that other builds stay as they are. */
const configFor = (name: string, from: string) =>
  `import { ${name} } from '${from}';

const analyze = process.env.RSDOCTOR === 'true';

plugins: [analyze && new ${name}()],`;

/** The first report, with each bundler in the order of the page "Quick start": package, lines of the config, and build. */
const STEPS = {
  Rspack: [
    'npm install @rsdoctor/rspack-plugin -D',
    configFor('RsdoctorRspackPlugin', '@rsdoctor/rspack-plugin'),
    'RSDOCTOR=true npx rspack build',
  ],
  Rsbuild: ['npm install @rsdoctor/rspack-plugin -D', '', 'RSDOCTOR=true npx rsbuild build'],
  webpack: [
    'npm install @rsdoctor/webpack-plugin -D',
    configFor('RsdoctorWebpackPlugin', '@rsdoctor/webpack-plugin'),
    'RSDOCTOR=true npx webpack',
  ],
};

/** The steps with each bundler; the choice is that of the page "Quick start". @param titles what each step does */
function Steps({ titles }: { titles: string[] }) {
  const { pre: Pre } = getCustomMDXComponent();
  return (
    <Tabs groupId="toolchain">
      {Object.entries(STEPS).map(([name, steps]) => (
        <Tab key={name} label={name}>
          {steps.map(
            (code, index) =>
              code && (
                <Pre
                  key={code}
                  title={titles[index] ?? ''}
                  lang={index === 1 ? 'js' : 'bash'}
                  className="shiki"
                  tabIndex={0}
                >
                  <code>
                    <span className="line">{code}</span>
                  </code>
                </Pre>
              ),
          )}
        </Tab>
      ))}
    </Tabs>
  );
}

/** The home page; all its words are in the frontmatter of docs/{en,zh}/index.md. */
export function HomeLayout() {
  const { frontmatter } = useFrontmatter();
  const t = useI18n<typeof texts>();
  const lang = useLang();
  const { site } = useSite();
  const { hero, install, show, works, features, compare, terminal, own, ai, start, columns } =
    frontmatter as HomeContent;
  return (
    <>
      <Stylesheet href={stylesheet} />
      <main id="frame-main" tabIndex={-1} className="home-page">
        {hero && (
          <Hero
            hero={hero}
            install={install && <PackageManagerTabs command={install.command} />}
            other={install?.other}
          >
            {show && <Show texts={show} />}
          </Hero>
        )}
        {works && <Works works={works} />}
        {features && <Features title={t('tasksTitle')} features={features} />}
        {compare && (
          <Split id="home-compare" part={compare}>
            <Compare before={compare.before} after={compare.after} start={70}>
              <Application compare={compare} isSmall={false} />
              <Application compare={compare} isSmall />
            </Compare>
          </Split>
        )}
        {terminal && <Terminal terminal={terminal} />}
        {own && ai && <Ways own={own} opens={withBase(inLang(VIEWER, lang))} ai={ai} />}
        <ToolFamily />
        {start && (
          <Split id="home-start" part={start} as="home-action home-primary">
            <Steps titles={start.steps} />
          </Split>
        )}
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
