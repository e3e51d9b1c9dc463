// What a report says first.
import type { ReactNode, Ref } from 'react';
import { pageOf, type Site } from './address.ts';
import { growth, shortened, size } from './reading/format.ts';
import type { Row, Section } from './reading/lines.ts';
import type { Finding, Ranked } from './reading/rank.ts';
import { shareOf } from './reading/rank.ts';
import { changesOf, type Fall } from './reading/waterfall.ts';
import type { Words } from './words/words.ts';

interface ReadingProps {
  title: string;
  /** The size of the build, or by how much it has changed; '' where it is not known. */
  total: string;
  /** How much was found. */
  sum: string;
  ranked: Ranked;
  falls: readonly Fall[];
  site: Site;
  words: Words;
  /** The finding that the report shows; -1 for none. They are counted through all groups. */
  current: number;
  /** Shows a finding in the report; absent where there is none. */
  onFinding: ((index: number) => void) | undefined;
  /** The button of the current finding. */
  ref: Ref<HTMLButtonElement>;
}

/**
 * Makes a link to the docs, in a tab of its own: this one has the report.
 * @param about what tells it apart from others with the same text
 */
type Link = (route: string, text: string, about?: string) => ReactNode;

/** A bar to scale, from one part of its width to another. */
function Bar({ from = 0, to, kind = '' }: { from?: number; to: number; kind?: string }) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  return (
    <span className="viewer-track">
      <span
        className={`viewer-fill ${kind}`}
        style={{ insetInlineStart: `min(${left * 100}%, 100% - 2px)`, inlineSize: `${(right - left) * 100}%` }}
      />
    </span>
  );
}

/** A name and its value above their bar. */
const Measured = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <>
    <span className="viewer-row">
      <span className="viewer-name" title={name}>
        {shortened(name)}
      </span>{' '}
      <span className="viewer-value">{value}</span>
    </span>
    {children}
  </>
);

const kindOf = (amount: number, isChange: boolean) => (isChange ? (amount < 0 ? 'viewer-less' : 'viewer-more') : '');

type Places = Pick<ReadingProps, 'current' | 'onFinding' | 'ref'>;

/** A line of the reading: a button that shows its place in the report, if it has one. */
function Line({
  index,
  hasPlace,
  children,
  ...props
}: Places & { index: number; hasPlace: boolean; children: ReactNode }) {
  const { current, onFinding, ref } = props;
  if (!hasPlace || !onFinding) return <div className="viewer-finding">{children}</div>;
  const isCurrent = index === current;
  return (
    <button
      ref={isCurrent ? ref : undefined}
      type="button"
      className="viewer-finding"
      aria-current={isCurrent || undefined}
      data-finding={index}
      onClick={() => onFinding(index)}
    >
      {children}
    </button>
  );
}

/** What grew and what shrank, from one build to the other, on a scale from 0. Its files are the first findings. */
function Falls({ falls, words, ...places }: { falls: readonly Fall[] } & Places & { words: Words }) {
  const high = Math.max(...falls.map(({ to }) => to));
  const labels = { before: words.before, after: words.after, rest: words.rest, change: '' };
  return (
    <section>
      <h3>{words.byFile}</h3>
      <ol className="viewer-falls">
        {falls.map(({ kind, name, from, to, place }, index) => {
          const isTotal = kind === 'before' || kind === 'after';
          return (
            <li key={`${kind} ${name}`} data-kind={kind}>
              {/* The first bar is that of the older build. */}
              <Line {...places} index={index - 1} hasPlace={place !== undefined}>
                <Measured name={name || labels[kind]} value={isTotal ? size(to) : growth(to - from)}>
                  <Bar from={shareOf(from, high)} to={shareOf(to, high)} kind={kindOf(to - from, !isTotal)} />
                </Measured>
              </Line>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** One finding: its bar and its value, and below them what it is made of. */
function Item({
  finding: { row, section, share },
  index,
  isChange,
  link,
  ...props
}: Places & {
  words: Words;
  finding: Finding;
  index: number;
  isChange: boolean;
  link: Link;
}) {
  const { words } = props;
  const { name, value, weight, place, docs = section.docs, inside = [] } = row;
  const amount = weight?.amount ?? 0;
  const note = [words.kinds[section.id], row.note].filter(Boolean).join(words.comma);
  return (
    <li className="viewer-item">
      <Line {...props} index={index} hasPlace={place !== undefined}>
        <Measured {...{ name, value }}>
          <Bar to={share} kind={kindOf(amount, isChange)} />
        </Measured>
      </Line>
      <p className="viewer-note">
        {note && <span>{note}</span>}
        {link(docs, words.docs, name)}
      </p>
      {inside.length > 0 && (
        <ul className="viewer-inside">
          {inside.map((one) => (
            <li key={one.name}>
              <Measured name={one.name} value={one.value}>
                <Bar to={shareOf(one.weight?.amount ?? 0, amount) * share} />
              </Measured>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** How many small ones a fold has: a hostile report may have any number. */
const MOST_SMALL = 200;

/** Rows that have no bar. */
function Plain({ rows, link }: { rows: readonly Row[]; link: Link }) {
  return (
    <ul>
      {rows.map(({ name, value, docs }) => (
        <li key={`${name} ${value}`} className="viewer-row">
          <span className="viewer-name">{docs ? link(docs, name) : name}</span>
          {value && <span className="viewer-value">{value}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The sentences of sections, each once. */
const aboutsOf = (sections: readonly Section[]) => [...new Set(sections.map(({ about }) => about).filter(Boolean))];

/** What was found, ranked; each finding leads to its place in the report. */
export function Reading({ title, total, sum, ranked, falls, site, ...props }: ReadingProps) {
  const { words, onFinding } = props;
  const link: Link = (route, text, about) => (
    <a href={pageOf(site, route)} target="_blank" rel="noopener" aria-label={about && `${text}: ${about}`}>
      {text}
    </a>
  );
  const plain = ({ id, title: head, about, rows, docs }: Section) => (
    <section key={id} data-section={id}>
      <h3>{head}</h3>
      {about && <p className="viewer-about">{about}</p>}
      <Plain rows={rows} link={link} />
      <p className="viewer-note">{link(docs, words.docs, head)}</p>
    </section>
  );
  const isFirst = ({ id }: Section) => id === 'errors' || id === 'total';
  const isChange = falls.length > 0 || ranked.others.some(({ id }) => id === 'total');
  let counted = changesOf(falls).length;

  return (
    <aside className="viewer-aside" aria-label={words.aside}>
      <div className="viewer-list">
        <h2>{title}</h2>
        <p className="viewer-sum">
          {total && <b>{total}</b>} {sum}
        </p>
        {ranked.others.filter(isFirst).map(plain)}
        {falls.length > 0 && <Falls falls={falls} {...props} />}
        {ranked.groups.map(({ unit, findings, small }) => {
          const first = counted;
          counted += findings.length;
          const abouts = aboutsOf(findings.map(({ section }) => section));
          return (
            <section key={unit} data-rank={unit}>
              <h3>{words.ranked[unit]}</h3>
              <ol title={onFinding && words.keys}>
                {findings.map((finding, index) => (
                  <Item
                    // biome-ignore lint/suspicious/noArrayIndexKey: the findings of a report never change, and names may stand twice.
                    key={index}
                    {...{ finding, isChange, link, ...props }}
                    index={first + index}
                  />
                ))}
              </ol>
              {small.length > 0 && (
                <details className="viewer-about">
                  <summary>{words.small(small.length)}</summary>
                  <Plain rows={small.slice(0, MOST_SMALL)} link={link} />
                </details>
              )}
              {abouts.length > 0 && (
                <details className="viewer-about">
                  <summary>{words.counted}</summary>
                  {abouts.map((about) => (
                    <p key={about}>{about}</p>
                  ))}
                </details>
              )}
            </section>
          );
        })}
        {ranked.others.filter((section) => !isFirst(section)).map(plain)}
      </div>
    </aside>
  );
}
