// The sections of the home page as plain markup: texts, links and the link component come in as props.
import type { Feature, Hero as HeroContent } from '@rspress/core';
import type { ComponentProps, ComponentType, CSSProperties, ReactNode } from 'react';
import type { Lang } from '../../../site.ts';
import { panelAddress } from '../../page/Demo/panels.ts';
import { TASKS } from '../tasks.ts';
import { type Answer, type Report, spanOf } from './content.ts';
import { FeatureIcon } from './icons.tsx';
import { findings, growth, isTouchable, loaderRuns, type Tile, tiles } from './sample.ts';

/** Renders a link of any kind; the theme's Link in the browser, a plain anchor in tests. */
export type LinkPart = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The line of a pulse that calms down: the mark of the site, as wide as the columns below it. */
function Pulse() {
  return (
    <svg className="home-pulse" viewBox="0 0 1152 48" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 28h96l12-12 12 12h22l10 7 19-32 20 43 14-25 9 7h96l9-8 9 8h98l6 5 12-19 13 26 9-17 7 5h679"
      />
    </svg>
  );
}

/** What a tile shows of its label: the name on wide windows only, the name without the size, or both. */
function fitOf({ w, h }: Pick<Tile, 'w' | 'h'>): string | undefined {
  if (w < 4) return 'sliver';
  return w < 14 || h < 16 ? 'name' : undefined;
}

/** The screen of the live report that shows the same tiles. */
const SIZES = panelAddress('/bundle/size');

/** A link, or a picture with the same name. */
function TileBox({ to, Link, ...props }: { to: string | undefined; Link: LinkPart } & ComponentProps<'a'>) {
  return to ? <Link {...props} href={to} /> : <span role="img" {...(props as ComponentProps<'span'>)} />;
}

/** Treemap of the sample shop's packages by source size, as text. Tiles large enough for a finger open the live report. */
export function Treemap({ report, colon, Link }: { report: Report; colon: string; Link: LinkPart }) {
  const names: Record<string, string> = { app: 'src', rest: report.rest };
  return (
    <figure>
      <ul className="home-treemap">
        {tiles.map(({ name, size, x, y, w, h }) => (
          <li
            key={name}
            className="home-place"
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--w': `${w}%`, '--h': `${h}%` } as CSSProperties}
          >
            <TileBox
              to={isTouchable({ w }) ? SIZES : undefined}
              Link={Link}
              className="home-tile"
              data-kind={name.startsWith('lodash') ? 'lodash' : name === 'app' ? 'app' : undefined}
              data-fit={fitOf({ w, h })}
              data-end={x > 60 ? '' : undefined}
              aria-label={`${names[name] ?? name}${colon}${size} kB`}
            >
              <span className="home-tile-name">{names[name] ?? name}</span>{' '}
              <span className="home-tile-size">{size} kB</span>
            </TileBox>
          </li>
        ))}
      </ul>
      <figcaption className="home-caption">{report.caption}</figcaption>
    </figure>
  );
}

/** Name, tagline and two buttons, a link for readers who have a report, and the picture beside them. */
export function Hero({
  hero,
  own,
  Link,
  children,
}: {
  hero: HeroContent;
  own?: Report['own'] | undefined;
  Link: LinkPart;
  children?: ReactNode;
}) {
  return (
    <section className="home-hero" aria-labelledby="frame-title">
      <Pulse />
      <div className="home-promise">
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
          {own && (
            <Link href={own.link} className="home-more">
              {own.text}
            </Link>
          )}
        </p>
      </div>
      {children}
    </section>
  );
}

/** Readers' questions, each a link to the page that answers it. */
export function Tasks({ title, lang, Link }: { title: string; lang: Lang; Link: LinkPart }) {
  return (
    <section aria-labelledby="frame-tasks">
      <h2 id="frame-tasks">{title}</h2>
      <ul className="home-tasks">
        {TASKS.map((task) => (
          <li key={task.link}>
            <Link href={task.link} className="home-task">
              {task[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Feature cards; a card with a link is one real link, its whole face can be clicked. */
export function Features({ features, Link }: { features: readonly Feature[]; Link: LinkPart }) {
  return (
    <ul className="home-features">
      {features.map((feature) => (
        <li key={feature.title} className="home-feature" data-span={spanOf(feature)}>
          <span className="home-icon">
            <FeatureIcon name={feature.icon} />
          </span>
          <h2>
            {feature.link ? (
              <Link href={feature.link} className="home-cover">
                {feature.title}
              </Link>
            ) : (
              feature.title
            )}
          </h2>
          <p>{feature.details}</p>
        </li>
      ))}
    </ul>
  );
}

function AnswerCard({
  answer,
  Link,
  className = '',
  children,
}: {
  answer: Answer;
  Link: LinkPart;
  className?: string;
  children: ReactNode;
}) {
  return (
    <article className={`home-answer ${className}`}>
      <h3>{answer.title}</h3>
      <p>{answer.text}</p>
      {children}
      <Link href={answer.link} className="home-more">
        {answer.linkText}
      </Link>
    </article>
  );
}

/** Share of the whole below which a bar is too short for its text. */
const SHORT = 0.3;

/** A bar with its number on it, or behind it where it is short; the number is text, the bar only shows it. */
function Bar({ label, value, max, strong }: { label: string; value: number; max: number; strong?: boolean }) {
  return (
    <li
      className="home-bar"
      data-strong={strong ? '' : undefined}
      data-short={value / max < SHORT ? '' : undefined}
      style={{ '--part': `${((100 * value) / max).toFixed(1)}%` } as CSSProperties}
    >
      <span>{label}</span>
    </li>
  );
}

/** Three questions that the report of the sample shop answers. */
export function Answers({ report, Link }: { report: Report; Link: LinkPart }) {
  return (
    <section aria-labelledby="home-report">
      <h2 id="home-report">{report.title}</h2>
      <p>{report.text}</p>
      <div className="home-answers">
        <AnswerCard answer={report.loaders} Link={Link}>
          <ul className="home-bars">
            <Bar
              label={`node_modules ${loaderRuns.packages}`}
              value={loaderRuns.packages}
              max={loaderRuns.all}
              strong
            />
            <Bar
              label={`src ${loaderRuns.all - loaderRuns.packages}`}
              value={loaderRuns.all - loaderRuns.packages}
              max={loaderRuns.all}
            />
          </ul>
        </AnswerCard>
        <AnswerCard answer={report.growth} Link={Link}>
          <ul className="home-bars">
            <Bar label={`baseline ${growth.before} KB`} value={growth.before} max={growth.after} />
            <Bar label={`current ${growth.after} KB`} value={growth.after} max={growth.after} strong />
          </ul>
        </AnswerCard>
        <AnswerCard answer={report.rules} Link={Link} className="home-wide">
          <pre className="home-terminal" lang="en">
            <code>
              <span className="home-command">$ npx rspack build</span>
              {findings.map(({ code, title, message }) => (
                <span key={code} className="home-finding">
                  {'⚠ ['}
                  <b>{code}</b>
                  {`:Warn:${title}] ${message}`}
                </span>
              ))}
            </code>
          </pre>
        </AnswerCard>
      </div>
    </section>
  );
}
