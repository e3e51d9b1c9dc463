// The sections of the home page as plain markup: texts, links and the link component come in as props.
import type { Feature, Hero as HeroContent } from '@rspress/core';
import type { ComponentProps, ComponentType, CSSProperties, ReactNode } from 'react';
import { type HomeContent, type Part, type Place, spanOf } from './content.ts';
import { FeatureIcon } from './pictures.tsx';
import { TileBox } from './Show.tsx';
import { application, findings } from './sample.ts';

/** Renders a link of any kind; the theme's Link in the browser, a plain anchor in tests. */
export type LinkPart = ComponentType<ComponentProps<'a'> & { href: string }>;

/** A text of the home page that is there. */
type Text<Key extends keyof HomeContent> = NonNullable<HomeContent[Key]>;

/** Name, tagline, install command and two buttons, and the picture beside them. */
export function Hero({
  hero,
  install,
  other,
  Link,
  children,
}: {
  hero: HeroContent;
  /** The command that one copies, and the link below it. */
  install?: ReactNode;
  other?: Place | undefined;
  Link: LinkPart;
  children?: ReactNode;
}) {
  return (
    <section className="home-hero home-split" aria-labelledby="frame-title">
      <div>
        <h1 id="frame-title">
          <span className="home-brand">{hero.name}</span> <span className="home-slogan">{hero.text}</span>
        </h1>
        <p className="home-tagline">{hero.tagline}</p>
        <p className="home-actions">
          {hero.actions?.map(({ text, link, theme }) => (
            <Link key={link} href={link} className={`home-action ${theme === 'brand' ? 'home-primary' : ''}`}>
              {text}
            </Link>
          ))}
        </p>
        {install}
        {other && <More place={other} Link={Link} />}
      </div>
      {children}
    </section>
  );
}

const More = ({ place, Link }: { place: Place; Link: LinkPart }) => (
  <Link href={place.link} className="home-more">
    {place.text}
  </Link>
);

/** What builds the reader's project, each a link to how it is set up. */
export function Works({ works, Link }: { works: Text<'works'>; Link: LinkPart }) {
  return (
    <section className="home-works" aria-labelledby="home-works">
      <h2 id="home-works">{works.title}</h2>
      <p>{works.text}</p>
      <ul>
        {works.places.map(({ text, link }) => (
          <li key={link}>
            <Link href={link}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards under a heading; a card with a link is one real link, its whole face can be clicked. */
export function Features({ title, features, Link }: { title: string; features: readonly Feature[]; Link: LinkPart }) {
  return (
    <section aria-labelledby="frame-tasks">
      <h2 id="frame-tasks">{title}</h2>
      <ul className="home-features">
        {features.map((feature) => (
          <li key={feature.title} className="home-card" style={{ '--span': spanOf(feature) } as CSSProperties}>
            <span className="home-icon">
              <FeatureIcon name={feature.icon} />
            </span>
            <h3>
              {feature.link ? (
                <Link href={feature.link} className="home-cover">
                  {feature.title}
                </Link>
              ) : (
                feature.title
              )}
            </h3>
            <p>{feature.details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Heading, sentence and what follows; the link stands at the end. */
function Section({
  id,
  part,
  Link,
  className,
  children,
}: {
  id: string;
  part: Part;
  Link: LinkPart;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{part.title}</h2>
      <p>{part.text}</p>
      {children}
      <More place={part.more} Link={Link} />
    </section>
  );
}

/** Where the parts of the application are drawn, in percent of the whole. */
const BOXES = [
  { x: 0, y: 61.83, w: 51, h: 38.17 },
  { x: 51, y: 61.83, w: 38.9, h: 38.17 },
  { x: 89.9, y: 61.83, w: 10.1, h: 38.17 },
];

/** openmct.js as a treemap: whole, or without what the guide takes out. */
export function Application({ compare, isSmall }: { compare: Text<'compare'>; isSmall: boolean }) {
  const { before, after, parts } = application;
  const share = (100 * after) / before;
  const rest = { name: compare.rest, x: 0, y: 0, w: 100, h: 61.83 };
  return (
    <div
      className="home-tiles"
      role="img"
      aria-label={
        isSmall
          ? `${compare.after}: ${after} MB, ${compare.saved}`
          : `${compare.before}: ${before} MB, ${parts.map(({ name, size }) => `${name} ${size} MB`).join(', ')}`
      }
    >
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

/** Words, and beside them what they are about; `as` is the class of the link. */
export function Split({
  id,
  part: { title, text, more },
  as = 'home-more',
  Link,
  children,
}: {
  id: string;
  part: Part;
  as?: string;
  Link: LinkPart;
  children: ReactNode;
}) {
  return (
    <section className="home-split" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <Link href={more.link} className={as}>
          {more.text}
        </Link>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** What the build prints, and where each line leads. */
export function Terminal({ terminal, Link }: { terminal: Text<'terminal'>; Link: LinkPart }) {
  return (
    <section aria-labelledby="home-report">
      <h2 id="home-report">{terminal.title}</h2>
      <p>{terminal.text}</p>
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
              <li key={code} className="home-card">
                <b>{code}</b>
                <Link href={link} className="home-cover">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <p className="home-actions">
            <More place={terminal.more} Link={Link} />
            <More place={terminal.ci} Link={Link} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Code between backticks. */
const coded = (text: string) =>
  text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));

/** Readers who have a report, and those who let an agent read it. */
export function Ways({
  own,
  opens,
  ai,
  Link,
}: {
  own: Text<'own'>;
  /** Address of the page that opens reports. */
  opens: string;
  ai: Text<'ai'>;
  Link: LinkPart;
}) {
  return (
    <div className="home-ways">
      <Section id="home-own" part={own} Link={Link} className="home-card">
        {/* The field itself takes what is dropped; client/fields.ts opens it. */}
        <label className="home-drop">
          <input type="file" multiple data-opens={opens} autoComplete="off" />
          {own.drop}
        </label>
      </Section>
      <Section id="home-ai" part={ai} Link={Link} className="home-card">
        <blockquote className="home-chat">
          <p>{ai.question}</p>
          <p>{coded(ai.answer)}</p>
        </blockquote>
      </Section>
    </div>
  );
}

/** Links in columns, and the line about the copyright. */
export function Footer({
  columns,
  message,
  Link,
}: {
  columns: Text<'columns'>;
  message: string | undefined;
  Link: LinkPart;
}) {
  return (
    <footer className="rp-home-footer">
      <div className="home-columns">
        {columns.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <b>{title}</b>
            <ul>
              {places.map(({ text, link }) => (
                <li key={link}>
                  <Link href={link}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {message && <p className="home-copyright">{message}</p>}
    </footer>
  );
}
