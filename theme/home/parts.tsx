// The sections of the home page, whose words come from its frontmatter.

import { PROGRAMS } from '@rsdoctor-docs/parts/bundlers';
import { BundlerSwitch } from '@rsdoctor-docs/parts/theme';
import { PageLink } from '@rsdoctor-docs/preset/theme';
import type { Hero as HeroContent } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import { DocContent, SvgWrapper } from '@rspress/core/theme';
import type { CSSProperties, ReactNode } from 'react';
import type { HomeContent, Place } from './content.ts';
import { Filled, Next } from './Stage.tsx';
import { change, finding, kb, numberOf, shown } from './sample.ts';

/** What the frontmatter says for a section, once it is known to be there. */
type Content<Key extends keyof HomeContent> = NonNullable<HomeContent[Key]>;

interface HeroProps {
  hero: HeroContent;
  /** The command that one copies, beside the buttons. */
  install: ReactNode;
}

/** A picture, or one for each theme. */
function HeroPicture({ image: { src = '', alt = '', sizes, srcset } }: { image: NonNullable<HeroContent['image']> }) {
  const pictures =
    typeof src === 'string' ? [[src]] : [[src.light, 'on-light'] as const, [src.dark, 'on-dark'] as const];
  return pictures.map(([source, className]) => (
    <img
      key={source}
      src={normalizeImagePath(source)}
      alt={alt}
      sizes={sizes && String(sizes)}
      srcSet={srcset && String(srcset)}
      width="375"
      height="375"
      className={className}
      style={{ maxInlineSize: '100%', blockSize: 'auto', margin: 'auto' }}
    />
  ));
}

/** Headline, what the product does, and the first step. */
export function Hero({ hero, install }: HeroProps) {
  const badge: { text: string; link?: string } | undefined =
    typeof hero.badge === 'string' ? { text: hero.badge } : hero.badge;
  return (
    <section className="home-hero" aria-labelledby="frame-title">
      {badge && (
        <p className="rp-badge rp-badge--tip">
          {badge.link ? <PageLink href={badge.link}>{badge.text}</PageLink> : badge.text}
        </p>
      )}
      <h1 id="frame-title">
        <span className="home-aside">{hero.name}: </span>
        {hero.text}
      </h1>
      <div>
        <p className="home-tagline">{hero.tagline}</p>
        <div className="home-actions">
          {hero.actions?.map(({ text, link, theme }) => (
            <PageLink key={link} href={link} className={`home-action ${theme === 'brand' ? 'home-primary' : ''}`}>
              {text}
            </PageLink>
          ))}
          {install}
        </div>
      </div>
      {hero.image && <HeroPicture image={hero.image} />}
    </section>
  );
}

/** What to install for the bundler of the reader's choice, and what to add to the config. */
export const Install = ({ install: { copy, lines } }: { install: Content<'install'> }) => (
  <div className="home-chip">
    <BundlerSwitch />
    {PROGRAMS.map((name) => (
      <div key={name} data-for={name} className="home-install">
        <code>{`npm i -D @rsdoctor/${name.toLowerCase()}-plugin`}</code>
        <span>
          <span role="status" />
          <button type="button" data-does="copy" data-needs-script="" aria-label={copy}>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3" />
            </svg>
          </button>
        </span>
      </div>
    ))}
    <details id="home-start">
      <summary>{lines}</summary>
      <div>
        <DocContent components={undefined} isOverviewPage />
      </div>
    </details>
  </div>
);

/** Rspress's widths of feature cards, in columns of twelve. */
const COLUMNS: Readonly<Record<number, number>> = { 2: 6, 3: 3, 4: 4, 6: 6 };

/** Addresses of the blocks that the first cards took the place of. */
const IDS = ['home-works', 'home-results'];

/** What the product can do. The whole card is the link; the stock card takes clicks by a script alone. */
export const Features = ({ features }: { features: Content<'features'> }) => (
  <div id="home-compare" className="home-features">
    {features.map(({ icon, title, details, link = '/', span = 4 }, index) => (
      <PageLink
        key={title}
        id={IDS[index]}
        href={link}
        className="card"
        style={{ '--span': COLUMNS[span] } as CSSProperties}
      >
        <SvgWrapper icon={icon} />
        <h2>{title}</h2>
        <p>
          <Filled text={details} />
        </p>
      </PageLink>
    ))}
  </div>
);

/** The four places where one meets a finding. */
export function Story({ story: { title, text, steps, files, more } }: { story: Content<'story'> }) {
  const pictures = [
    finding.printed.split(/(E\d{4})/).map((piece, index) => (index % 2 ? <b key={piece}>{piece}</b> : piece)),
    finding.copies.map(({ version, folder, size }) => (
      <span key={version}>
        <b>{`qs ${version}`}</b> {kb(size)}
        {`\n└ ${folder}\n`}
      </span>
    )),
    finding.fix.map(({ text: line, isNew }) => (isNew ? <b key={line}>{`+ ${line}\n`}</b> : `  ${line}\n`)),
    [[files.all, 'files.js.bytes'] as const, [files.start, 'files.js.initial.bytes'] as const].map(([name, number]) => {
      const [before, after] = [numberOf(number), numberOf(`alias.${number}`)];
      return (
        <span key={name}>
          {`${name}\n${kb(before)}${after === before ? '' : ` → ${kb(after)}`}\n`}
          <b>{change(after - before)}</b>
          {'\n'}
        </span>
      );
    }),
  ];
  return (
    <section id="home-report" aria-labelledby="home-story" data-later="">
      <h2 id="home-story">{title}</h2>
      <p className="home-lead">{text}</p>
      <ol className="home-story">
        {steps.map((step, index) => (
          <li key={step}>
            <h3>{step}</h3>
            <pre>{pictures[index]}</pre>
          </li>
        ))}
      </ol>
      <Next place={more} />
    </section>
  );
}

/** Code between backticks. */
const coded = (text: string) =>
  text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));

/** Readers who have a report, and those who let an agent read it. @param opens address of the page that opens reports */
export function Ways({ own, opens, ai }: { own: Content<'own'>; opens: string; ai: Content<'ai'> }) {
  return (
    <div className="home-ways" data-later="">
      <section className="home-own" aria-labelledby="home-own">
        <div>
          <h2 id="home-own">{own.title}</h2>
          <p>{own.text}</p>
          <Next place={own.more} />
        </div>
        {/* packages/parts/viewer/viewer.client.ts opens what is chosen here, or dropped anywhere on the page. */}
        <label className="home-drop" data-needs-script="">
          <input type="file" multiple data-opens={opens} autoComplete="off" />
          {own.drop}
        </label>
      </section>
      <section aria-labelledby="home-ai">
        <h2 id="home-ai">{ai.title}</h2>
        <p>{ai.text}</p>
        <blockquote>
          <p>{ai.question}</p>
          <p>{coded(shown(ai.answer, 'Rspack 1'))}</p>
        </blockquote>
        <Next place={ai.more} />
      </section>
    </div>
  );
}

/** Links in columns, and the line about the copyright, with the list of what the site takes from others. */
export function Footer({
  columns,
  message,
  licenses,
}: {
  columns: Content<'columns'>;
  message: string | undefined;
  licenses: Place;
}) {
  return (
    <footer className="rp-home-footer">
      {columns.map(({ title, places }) => (
        <nav key={title} aria-label={title}>
          <b>{title}</b>
          <ul>
            {places.map(({ text, link }) => (
              <li key={link}>
                <PageLink href={link}>{text}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p>
        {message} <a href={licenses.link}>{licenses.text}</a>
      </p>
    </footer>
  );
}
