// The stage below the headline: four questions as tabs, each with a drawing to scale, the number that it is about, and what
// one can do. All of it is markup and CSS: the choice of a question is a set of radio buttons, a fix is a checkbox, so both
// work without JavaScript. Drawings say what stands beside them, so screen readers skip them.
import type { Lane, Tile } from '@rsdoctor-docs/evidence/home';
import { PageLink } from '@rsdoctor-docs/preset/theme';
import type { CSSProperties, ReactNode } from 'react';
import type { Fix, Place, Question, Stage as StageContent } from './content.ts';
import { chain, change, grown, kb, large, mb, slow } from './sample.ts';

const styled = (variables: Record<string, string | number>) => variables as CSSProperties;

/** A part of the map; the fix that takes it away is drawn over what it leaves. @param fix number of that fix */
function TileBox({ tile: { name, size, x, y, w, h }, fix }: { tile: Tile; fix?: number }) {
  const label = (
    <span>
      <b>{name}</b> {mb(size)} MB
    </span>
  );
  return (
    <i
      className="home-tile"
      style={styled({ inset: `${y}% auto auto ${x}%`, width: `${w}%`, height: `${h}%`, '--off': `var(--f${fix})` })}
    >
      {label}
      {fix !== undefined && label}
    </i>
  );
}

/** Spans of time as one path, in ms. */
const spansPath = (spans: Lane['own']): string =>
  spans.map(([from, to]) => `M${from} 0h${Math.max(to - from, 8)}v9H${from}z`).join('');

function LaneRow({ lane, files }: { lane: Lane; files: string }) {
  return (
    <p>
      <span>{lane.name}</span>
      <svg viewBox={`0 0 ${slow.span} 9`} preserveAspectRatio="none" aria-hidden="true">
        <path d={spansPath(lane.own)} />
        {lane.packages.length > 0 && <path className="home-hot" d={spansPath(lane.packages)} />}
      </svg>
      <small>
        {lane.files} {files}
      </small>
    </p>
  );
}

/** Two bars to one scale, and the difference enlarged below. */
function Growth({ before, after }: { before: string; after: string }) {
  const share = (100 * grown.before) / grown.after;
  const bar = (end: string) => <i style={styled({ '--part': `${share.toFixed(2)}%`, '--end': end })} />;
  const total = grown.added.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="home-growth">
      <p>
        {before} <b>{kb(grown.before)}</b>
      </p>
      {bar('transparent')}
      <p>
        {after} <b>{kb(grown.after)}</b>
      </p>
      {bar('var(--amber)')}
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${share.toFixed(2)} 0H100V10H0z`} />
      </svg>
      <div>
        {grown.added.map(({ name, size }) => (
          <span key={name} style={{ flexGrow: size }}>
            {size > total / 10 && <b>{name}</b>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The modules from the entry to the one that was asked for, and its share of the file. */
function Chain() {
  const { links, file } = chain;
  const share = (100 * (links.at(-1)?.size ?? 0)) / file.size;
  return (
    <div className="home-chain">
      {links.map(({ path, how, size }, index) => (
        <p key={path} style={styled({ '--i': index })}>
          {how && <small>{how}</small>}
          <span>
            <code>{path}</code> <b>{kb(size)}</b>
          </span>
        </p>
      ))}
      <p>
        <code>{file.name}</code> <b>{kb(file.size)}</b>
      </p>
      <i style={styled({ '--part': `${(100 - share).toFixed(2)}%`, '--end': 'var(--amber)' })} />
    </div>
  );
}

interface CountProps {
  from: number;
  /** What each fix takes away. */
  less?: readonly number[];
  unit: string;
}

/** A number in hundredths of a MB, or of files, which counts down as fixes are switched on. */
function Count({ from, less = [], unit }: CountProps) {
  const isSize = unit === 'MB';
  const left = less.map((size, index) => ` - ${size} * var(--f${index})`).join('');
  return (
    <p className="home-count" role="status">
      <b style={styled({ '--n': `calc(${from}${left})` })} data-count={isSize ? 'hundredths' : 'whole'}>
        <span>{isSize ? mb(from) : from}</span>
      </b>{' '}
      {unit}
    </p>
  );
}

/** A fix that the reader switches on. @param gain what that takes away */
function Switch({ fix: { title, text }, index, gain }: { fix: Fix; index: number; gain: string }) {
  return (
    <label className="home-row">
      <span>
        <b>{title}</b> <small>{text}</small>
      </span>
      <em>{`−${gain}`}</em>
      <input type="checkbox" data-fix={index} autoComplete="off" />
    </label>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="home-row">
      <span>{title}</span>
      <em>{children}</em>
    </p>
  );
}

export const Places = ({ places }: { places: readonly Place[] }) => (
  <p className="home-places">
    {places.map(({ text, link }) => (
      <PageLink key={link} href={link}>
        {text}
      </PageLink>
    ))}
  </p>
);

interface PanelProps {
  id: string;
  question: Question;
  count: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

function Panel({ id, question: { title, of, text, done, places }, count, picture, children }: PanelProps) {
  return (
    <section className="home-panel" aria-labelledby={`home-${id}`}>
      <div className="home-head">
        <h2 id={`home-${id}`}>{title}</h2>
        <p>{of}</p>
        {count}
      </div>
      <div className="home-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="home-rows">
        <div>
          <p>{text}</p>
          {done && <p className="home-done">{done}</p>}
        </div>
        {children}
      </div>
      <Places places={places} />
    </section>
  );
}

/** The four questions, and what answers them. */
export function Stage({ stage }: { stage: StageContent }) {
  const { label, large: map, slow: time, grown: diff, reason } = stage;
  const elsewhere = grown.after - grown.before - grown.added.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="home-stage" id="frame-tasks">
      <fieldset className="home-tabs">
        <legend>{label}</legend>
        {[map, time, diff, reason].map(({ title }, index) => (
          <label key={title}>
            <input type="radio" name="question" value={index} defaultChecked={index === 0} autoComplete="off" />
            {title}
          </label>
        ))}
      </fieldset>
      <Panel
        id="large"
        question={map}
        count={<Count from={large.before} less={large.fixes.map(({ size }) => size)} unit="MB" />}
        picture={
          <>
            {large.rest.map((tile) => (
              <TileBox key={tile.name} tile={{ ...tile, name: map.names[tile.name] ?? tile.name }} />
            ))}
            {large.fixes.map((tile, index) => (
              <TileBox key={tile.name} tile={tile} fix={index} />
            ))}
          </>
        }
      >
        {map.fixes.map((fix, index) => (
          <Switch key={fix.title} fix={fix} index={index} gain={`${mb(large.fixes[index]?.size ?? 0)} MB`} />
        ))}
      </Panel>
      <Panel
        id="slow"
        question={time}
        count={<Count from={slow.files} less={[slow.packages]} unit={time.files} />}
        picture={
          <div className="home-lanes">
            {slow.lanes.map((lane) => (
              <LaneRow key={lane.name} lane={lane} files={time.files} />
            ))}
            <p>
              <span />
              <span className="home-axis">
                <span>0 s</span>
                <span>{(slow.span / 1000).toFixed(1)} s</span>
              </span>
            </p>
          </div>
        }
      >
        {time.fixes.map((fix, index) => (
          <Switch key={fix.title} fix={fix} index={index} gain={`${slow.packages} ${time.files}`} />
        ))}
        <Row title={time.measured.title}>{time.measured.text}</Row>
      </Panel>
      <Panel
        id="grown"
        question={diff}
        count={
          <p className="home-count">
            <b>+{(Math.round((grown.after - grown.before) / 10) / 100).toFixed(2)}</b> KB
          </p>
        }
        picture={<Growth before={diff.before} after={diff.after} />}
      >
        {grown.added.map(({ name, size }) => (
          <Row key={name} title={name}>
            {change(size)}
          </Row>
        ))}
        <Row title={diff.elsewhere}>{change(elsewhere)}</Row>
      </Panel>
      <Panel
        id="reason"
        question={reason}
        count={
          <p className="home-count">
            <b>{((chain.links.at(-1)?.size ?? 0) / 1000).toFixed(2)}</b> KB
          </p>
        }
        picture={<Chain />}
      >
        <Row title={reason.importer}>
          <code>{chain.links.at(-2)?.path}</code>
        </Row>
        <Row title={reason.kept}>
          <code>{chain.kept}</code>
        </Row>
        <Row title={reason.file}>{kb(chain.file.size)}</Row>
      </Panel>
    </div>
  );
}
