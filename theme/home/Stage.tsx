// The stage below the headline: four questions as tabs, each with a drawing to scale, the number that it is about, and what
// one can do. All of it is markup and CSS: the choice of a question is a set of radio buttons, a fix is a checkbox, so both
// work without JavaScript. Drawings say what stands beside them, so screen readers skip them.
import type { Lane } from '@rsdoctor-docs/evidence/home';
import { BUNDLERS, type Bundler, labelOf } from '@rsdoctor-docs/parts/bundlers';
import { PageLink } from '@rsdoctor-docs/preset/theme';
import { withBase } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import type { Fix, Place, Question, Stage as StageContent } from './content.ts';
import { added, asked, babel, byBundler, chain, change, grown, kb, largeOf, mb, shown, slow } from './sample.ts';

const sum = (parts: readonly { size: number }[]) => parts.reduce((total, { size }) => total + size, 0);
const styled = (variables: Record<string, string | number>) => variables as CSSProperties;

/** A text as the readers of each bundler get it. */
const ByBundler = ({ of }: { of: (bundler: Bundler) => string }) =>
  byBundler(of).map(({ label, text }) =>
    label ? (
      <span key={label} data-for={label}>
        {text}
      </span>
    ) : (
      text
    ),
  );

/** A text of the frontmatter, with numbers in the place of its `{name}`. */
export const Filled = ({ text }: { text: string }) => <ByBundler of={(bundler) => shown(text, bundler)} />;

/** A part of the map. What a fix takes away is drawn over the dashed frame that it leaves. */
function Tile({ name, size, fix }: { name: string; size: number; fix?: number }) {
  const label = (
    <>
      <b>{name}</b> {mb(size)} MB
    </>
  );
  return (
    <div className="home-tile" style={styled({ '--size': size, '--off': `var(--f${fix}, 0)` })}>
      {label}
      {fix !== undefined && <span>{label}</span>}
    </div>
  );
}

/** The guide's picture of its last build. */
const SCREENS = { Rspack: 'large-bundle-rspack-after', webpack: 'large-bundle-after' };

/** The main file as the readers of a bundler have it: what stays at the left, what the fixes take at the right, to scale. */
function LargeMap({ bundler, rest }: { bundler: Bundler; rest: string }) {
  const { before, after, fixes } = largeOf(bundler);
  return (
    <div className="home-map" data-for={bundler}>
      <div style={styled({ '--part': `${((100 * after) / before).toFixed(2)}%` })}>
        <Tile name={rest} size={after} />
        <div className="home-tiles">
          {fixes.map(({ name, size }, index) => size > 0 && <Tile key={name} name={name} size={size} fix={index} />)}
        </div>
      </div>
    </div>
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

/** Two bars to one scale. */
function Growth({ before, after }: { before: string; after: string }) {
  const share = (100 * grown.before) / grown.after;
  return (
    <div>
      <p className="home-between">
        {before} <b>{kb(grown.before)}</b>
      </p>
      <div className="home-bar" style={styled({ '--part': '100%', width: `${share.toFixed(2)}%` })} />
      <p className="home-between">
        {after} <b>{kb(grown.after)}</b>
      </p>
      <div className="home-bar" style={styled({ '--part': `${share.toFixed(2)}%` })} />
    </div>
  );
}

/** The modules from the entry to the one that was asked for, and its share of the file. */
function Chain() {
  const { links, file } = chain;
  const share = (100 * asked) / file.size;
  return (
    <div className="home-chain">
      {links.map(({ path, how, size }) => (
        <div key={path}>
          {how && `↳ ${how}`}
          <p className="home-between">
            <code>{path}</code> <b>{kb(size)}</b>
          </p>
        </div>
      ))}
      <p className="home-between">
        <code>{file.name}</code> <b>{kb(file.size)}</b>
      </p>
      <div className="home-bar" style={styled({ '--part': `${(100 - share).toFixed(2)}%` })} />
    </div>
  );
}

interface CountProps {
  from: number;
  /** What each fix takes away. */
  less: readonly number[];
  /** Only readers of this bundler see it. */
  bundler?: Bundler;
}

/** A number that counts down as fixes are switched on. A size is given in hundredths. */
function Count({ from, less, bundler }: CountProps) {
  const left = less.map((size, index) => ` - ${size} * var(--f${index}, 0)`).join('');
  return (
    <b
      style={styled({ '--n': `calc(${from}${left})` })}
      data-count={bundler ? 'hundredths' : 'whole'}
      data-for={bundler}
    >
      <span>{bundler ? mb(from) : from}</span>
    </b>
  );
}

/** A fix that the reader switches on. @param gain what that takes away; bundlers without a gain have no such fix */
function Switch({
  fix: { title, text },
  index,
  gain,
}: {
  fix: Fix;
  index: number;
  gain: (bundler: Bundler) => string;
}) {
  const names = BUNDLERS.map(({ name }) => name).filter(gain);
  return (
    <div data-for={labelOf(names) || undefined}>
      <label className="home-row">
        <span>
          <b>{title}</b> <small>{text}</small>
        </span>
        <b>
          <ByBundler of={(bundler) => `−${gain(names.includes(bundler) ? bundler : names[0]!)}`} />
        </b>
        <input type="checkbox" data-fix={index} autoComplete="off" />
      </label>
    </div>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="home-row">
      <span>{title}</span>
      <b>{children}</b>
    </p>
  </div>
);

/** The next step of a block. */
export const Next = ({ place: { text, link } }: { place: Place }) => (
  <p className="home-next">
    <PageLink href={link}>{text}</PageLink>
  </p>
);

interface PanelProps {
  id: string;
  question: Question;
  count: ReactNode;
  unit: string;
  picture: ReactNode;
  children: ReactNode;
}

function Panel({ id, question: { title, of, text, done, more }, count, unit, picture, children }: PanelProps) {
  return (
    <section className="home-panel" aria-labelledby={`home-${id}`}>
      <div className="home-head">
        <h2 id={`home-${id}`}>{title}</h2>
        <p>
          <Filled text={of} />
        </p>
        <p className="home-count" role="status">
          {count} {unit}
        </p>
      </div>
      <div className="home-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="home-rows">
        <div>
          <p>
            <Filled text={text} />
          </p>
          {done && (
            <p className="home-done">
              <Filled text={done} />
            </p>
          )}
        </div>
        {children}
      </div>
      <Next place={more} />
    </section>
  );
}

/** The four questions, and what answers them. */
export function Stage({ stage }: { stage: StageContent }) {
  const { label, large, slow: time, grown: diff, reason } = stage;
  return (
    <div className="home-stage" id="frame-tasks">
      <fieldset className="home-tabs">
        <legend>{label}</legend>
        {[large, time, diff, reason].map(({ title }, index) => (
          <label key={title} className="home-action">
            <input type="radio" name="question" value={index} defaultChecked={index === 0} autoComplete="off" />
            {title}
          </label>
        ))}
      </fieldset>
      <Panel
        id="large"
        question={large}
        count={BUNDLERS.map(({ name }) => {
          const { before, fixes } = largeOf(name);
          return <Count key={name} bundler={name} from={before} less={fixes.map(({ size }) => size)} />;
        })}
        unit="MB"
        picture={
          <>
            {BUNDLERS.map(({ name }) => (
              <LargeMap key={name} bundler={name} rest={large.rest} />
            ))}
            {Object.entries(SCREENS).map(([is, shot]) => (
              <div key={is} className="home-screen" data-for={is}>
                {['light', 'dark'].map((theme) => (
                  <img
                    key={theme}
                    className={`on-${theme}`}
                    src={withBase(`/shots/${shot}.${theme}.avif`)}
                    alt=""
                    loading="lazy"
                  />
                ))}
              </div>
            ))}
          </>
        }
      >
        {large.fixes.map((fix, index) => (
          <Switch
            key={fix.title}
            fix={fix}
            index={index}
            gain={(bundler) => {
              const { size = 0 } = largeOf(bundler).fixes[index] ?? {};
              return size ? `${mb(size)} MB` : '';
            }}
          />
        ))}
      </Panel>
      <Panel
        id="slow"
        question={time}
        count={<Count from={babel.files} less={[babel.packages]} />}
        unit={time.files}
        picture={
          <div className="home-lanes">
            {slow.lanes.map((lane) => (
              <LaneRow key={lane.name} lane={lane} files={time.files} />
            ))}
            <p>
              <span />
              <span className="home-between">
                <span>0 s</span>
                <span>{(slow.span / 1000).toFixed(1)} s</span>
              </span>
            </p>
          </div>
        }
      >
        {time.fixes.map((fix, index) => (
          <Switch key={fix.title} fix={fix} index={index} gain={() => `${babel.packages} ${time.files}`} />
        ))}
        <Row title={time.measured.title}>
          <Filled text={time.measured.text} />
        </Row>
      </Panel>
      <Panel
        id="grown"
        question={diff}
        count={<b>+{kb(grown.after - grown.before).replace(' KB', '')}</b>}
        unit="KB"
        picture={<Growth before={diff.before} after={diff.after} />}
      >
        {added.map(({ name, size }) => (
          <Row key={name} title={name}>
            {change(size)}
          </Row>
        ))}
        <Row title={diff.elsewhere}>{change(grown.after - grown.before - sum(added))}</Row>
      </Panel>
      <Panel id="reason" question={reason} count={<b>{kb(asked).replace(' KB', '')}</b>} unit="KB" picture={<Chain />}>
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
