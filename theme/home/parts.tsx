// The sections of the home page, whose words come from its frontmatter.

import { PageLink } from '@rsdoctor-docs/preset/theme';
import type { Feature, Hero as HeroContent } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { type HomeContent, type Part, type Place, SPANS } from './content.ts';
import { FeatureIcon } from './pictures.tsx';
import { TileBox } from './Show.tsx';
import { application, findings } from './sample.ts';

/** What the frontmatter says for a section, once it is known to be there. */
type Content<Key extends keyof HomeContent> = NonNullable<HomeContent[Key]>;

/** A heading and the sentence below it. */
interface SectionHead {
  id: string;
  title: string;
  text?: string;
}

interface SectionProps extends SectionHead {
  className?: string;
  children: ReactNode;
}

function Heading({ id, title, text }: SectionHead) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </>
  );
}

/** A section with its heading on top. */
function Section({ className, children, ...head }: SectionProps) {
  return (
    <section aria-labelledby={head.id} className={className}>
      <Heading {...head} />
      {children}
    </section>
  );
}

const More = ({ place }: { place: Place }) => (
  <PageLink href={place.link} className="home-more">
    {place.text}
  </PageLink>
);

const Places = ({ places }: { places: Place[] }) => (
  <ul>
    {places.map(({ text, link }) => (
      <li key={link}>
        <PageLink href={link}>{text}</PageLink>
      </li>
    ))}
  </ul>
);

interface HeroProps {
  hero: HeroContent;
  /** The command that one copies, and the link below it. */
  install: ReactNode;
  other: Place | undefined;
  /** The picture beside them. */
  children: ReactNode;
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

/** Name, tagline and two buttons. */
export function Hero({ hero, install, other, children }: HeroProps) {
  const badge: { text: string; link?: string } | undefined =
    typeof hero.badge === 'string' ? { text: hero.badge } : hero.badge;
  return (
    <section className="home-hero home-split" aria-labelledby="frame-title">
      <div>
        {badge && (
          <p className="rp-badge rp-badge--tip">
            {badge.link ? <PageLink href={badge.link}>{badge.text}</PageLink> : badge.text}
          </p>
        )}
        <h1 id="frame-title">
          <span className="home-brand">{hero.name}</span> <span className="home-slogan">{hero.text}</span>
        </h1>
        <p className="home-tagline">{hero.tagline}</p>
        <p className="home-actions">
          {hero.actions?.map(({ text, link, theme }) => (
            <PageLink key={link} href={link} className={`home-action ${theme === 'brand' ? 'home-primary' : ''}`}>
              {text}
            </PageLink>
          ))}
        </p>
        {install}
        {other && <More place={other} />}
      </div>
      {hero.image ? <HeroPicture image={hero.image} /> : children}
    </section>
  );
}

/** The marks in works.svg, from the top down. Those of webpack to Nuxt, but for Modern.js, are from Simple Icons (CC0). */
const MARKS = [
  'Rspack',
  'Rsbuild',
  'webpack',
  'Next.js',
  'Modern.js',
  'Vue CLI',
  'Storybook',
  'Docusaurus',
  'Nuxt',
  'Rslib',
];

/** Bundlers and frameworks, each a link to how it is set up. */
export function Works({ works: { places, ...head } }: { works: Content<'works'> }) {
  return (
    <Section id="home-works" className="home-works" {...head}>
      <ul>
        {places.map(({ text, link }) => (
          <li key={link} style={{ '--strip-item': MARKS.indexOf(text) } as CSSProperties}>
            <PageLink href={link} className="strip">
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Cards under a heading. Each is one real link, whose whole face can be clicked. */
export function Features({ title, features }: { title: string; features: readonly Feature[] }) {
  return (
    <Section id="frame-tasks" title={title}>
      <ul className="home-features">
        {features.map(({ title, details, icon, link, span = 4 }) => (
          <li
            key={title}
            className="card home-card"
            style={{ '--span': SPANS.includes(span) ? span : 4 } as CSSProperties}
          >
            <span className="home-icon">
              <FeatureIcon name={icon} />
            </span>
            <h3>
              {link ? (
                <PageLink href={link} className="home-cover">
                  {title}
                </PageLink>
              ) : (
                title
              )}
            </h3>
            <p>{details}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the parts of the application are drawn, in percent of the whole. */
const BOXES = [
  { x: 0, y: 61.83, w: 51, h: 38.17 },
  { x: 51, y: 61.83, w: 38.9, h: 38.17 },
  { x: 89.9, y: 61.83, w: 10.1, h: 38.17 },
];

/** openmct.js as a treemap: whole, or without what the guide takes out. */
export function Application({ compare, isSmall }: { compare: Content<'compare'>; isSmall: boolean }) {
  const { before, after, parts } = application;
  const share = (100 * after) / before;
  const rest = { name: compare.rest, x: 0, y: 0, w: 100, h: 61.83 };
  const label = isSmall
    ? `${compare.after}: ${after} MB, ${compare.saved}`
    : `${compare.before}: ${before} MB, ${parts.map(({ name, size }) => `${name} ${size} MB`).join(', ')}`;
  return (
    <div className="home-tiles" role="img" aria-label={label}>
      {isSmall ? (
        <>
          <TileBox tile={{ ...rest, h: share }} size={`${after} MB`} />
          <TileBox tile={{ name: compare.saved, x: 0, y: share, w: 100, h: 100 - share }} kind="gone" />
        </>
      ) : (
        <>
          <TileBox tile={rest} />
          {parts.map(({ name, size }, index) => (
            <TileBox key={name} tile={{ name, ...BOXES[index]! }} size={`${size} MB`} kind="hot" />
          ))}
        </>
      )}
    </div>
  );
}

interface SplitProps {
  id: string;
  part: Part;
  /** Class of the link. */
  as?: string;
  children: ReactNode;
}

/** Heading, text and link, and beside them what they are about. */
export function Split({ id, part: { title, text, more }, as = 'home-more', children }: SplitProps) {
  return (
    <section className="home-split" aria-labelledby={id}>
      <div>
        <Heading id={id} title={title} text={text} />
        <PageLink href={more.link} className={as}>
          {more.text}
        </PageLink>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** What the build prints, and where each line leads. */
export function Terminal({ terminal: { title, text, ...terminal } }: { terminal: Content<'terminal'> }) {
  return (
    <Section id="home-report" title={title} text={text}>
      <div className="home-split home-findings">
        <pre className="home-terminal" lang="en">
          <code>
            <span>$ RSDOCTOR=true npx rspack build</span>
            {findings.map(({ code, title, message }) => (
              <span key={code}>
                {'⚠ ['}
                <b>{code}</b>
                {`:Warn:${title}] ${message}`}
              </span>
            ))}
          </code>
        </pre>
        <div>
          <ul>
            {terminal.findings.map(({ code, text, link }) => (
              <li key={code} className="card home-card">
                <b>{code}</b>
                <PageLink href={link} className="home-cover">
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
          <p className="home-actions">
            <More place={terminal.more} />
            <More place={terminal.ci} />
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Code between backticks. */
const coded = (text: string) =>
  text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));

/** Readers who have a report, and those who let an agent read it. @param opens address of the page that opens reports */
export function Ways({ own, opens, ai }: { own: Content<'own'>; opens: string; ai: Content<'ai'> }) {
  return (
    <div className="home-ways">
      <Section id="home-own" className="card home-card" title={own.title} text={own.text}>
        {/* The field itself takes what is dropped; theme/parts/viewer/client.ts opens it. */}
        <label className="home-drop">
          <input type="file" multiple data-opens={opens} autoComplete="off" />
          {own.drop}
        </label>
        <More place={own.more} />
      </Section>
      <Section id="home-ai" className="card home-card" title={ai.title} text={ai.text}>
        <blockquote className="home-chat">
          <p>{ai.question}</p>
          <p>{coded(ai.answer)}</p>
        </blockquote>
        <More place={ai.more} />
      </Section>
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
  licenses: { text: string; link: string };
}) {
  return (
    <footer className="rp-home-footer">
      <div className="home-columns">
        {columns.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <b>{title}</b>
            <Places places={places} />
          </nav>
        ))}
      </div>
      <p className="home-copyright">
        {message} <a href={licenses.link}>{licenses.text}</a>
      </p>
    </footer>
  );
}
