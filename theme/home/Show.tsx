// The replica of the report beside the headline: three screens of the sample shop that take turns. It is all markup and
// CSS: the choice of a screen is a set of radio buttons, and "pause" a checkbox, so that both work without JavaScript.
import type { Lane, Tile } from '@rsdoctor-docs/evidence/home';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Show as ShowTexts } from './content.ts';
import { added, growth, lanes, span, tiles } from './sample.ts';

/** The place of a tile, and other variables of its style. */
const place = ({ x, y, w, h }: Pick<Tile, 'x' | 'y' | 'w' | 'h'>, more: Record<string, string> = {}): CSSProperties =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--w': `${w}%`, '--h': `${h}%`, ...more }) as CSSProperties;

/** The runs of a lane as one path, in ms. */
const runsPath = (lane: Lane): string =>
  lane.runs.map(([from, to]) => `M${from} 0h${to - from}v9h${from - to}z`).join('');

/** A tile of a treemap, with its name where there is room. */
export function TileBox({
  tile,
  name = tile.name,
  size,
  kind,
  style,
}: {
  tile: Pick<Tile, 'name' | 'x' | 'y' | 'w' | 'h'>;
  name?: string;
  size?: string;
  kind?: string | undefined;
  style?: Record<string, string>;
}) {
  return (
    <span className="home-tile" data-kind={kind} style={place(tile, style)}>
      <span>
        <b>{name}</b> {size}
      </span>
    </span>
  );
}

const kindOf = (name: string) => (name.startsWith('lodash') ? 'hot' : name === 'app' ? 'own' : undefined);

/** Where the copies of lodash come from, before they pull together. */
const APART = [
  { '--dx': '8%', '--dy': '0%' },
  { '--dx': '108%', '--dy': '8%' },
  { '--dx': '900%', '--dy': '-260%' },
];

function Act({ title, finding, children }: { title: string; finding: string; children: ReactNode }) {
  return (
    <div className="home-act">
      <p className="home-finding">
        <b>{title}</b> <mark>{finding}</mark>
      </p>
      {children}
    </div>
  );
}

function Timeline({ files }: { files: string }) {
  return (
    <div className="home-lanes">
      {lanes.map((lane, index) => (
        <p key={lane.name} className="home-lane">
          <span>{lane.name}</span>
          <svg viewBox={`0 0 ${span} 9`} preserveAspectRatio="none" aria-hidden="true">
            <path d={runsPath(lane)} />
            {index === 0 && <path className="home-hot" d={runsPath(lane)} />}
          </svg>
          <small>
            {lane.files} {files}
          </small>
        </p>
      ))}
    </div>
  );
}

function Treemap({ rest }: { rest: string }) {
  const names: Record<string, string> = { app: 'src', rest };
  return (
    <div className="home-tiles">
      {tiles.map((tile, index) => (
        <TileBox
          key={tile.name}
          tile={tile}
          name={names[tile.name] ?? tile.name}
          size={tile.name === 'app' ? '' : `${tile.size} KB`}
          kind={kindOf(tile.name)}
          style={APART[index] ?? { '--s': '0.7', '--t': `${1.5 + index * 0.06}s` }}
        />
      ))}
    </div>
  );
}

/** Two bars to one scale; the second one falls to its length. */
function Diff({ texts }: { texts: ShowTexts['diff'] }) {
  const part = `${((100 * growth.before) / growth.after).toFixed(1)}%`;
  return (
    <div className="home-diff" style={{ '--part': part } as CSSProperties}>
      <p>
        {texts.with} <b>{growth.after} KB</b>
      </p>
      <div className="home-bar">
        <i />
      </div>
      <p>
        {texts.without} <b>{growth.before} KB</b>
      </p>
      <div className="home-bar">
        <i className="home-fall" />
      </div>
      <p>{texts.added}</p>
      {added.map(({ name, size }) => (
        <p key={name} className="home-added">
          {name}
          <i style={{ width: `${(100 * size) / growth.after}%` }} />
          <b>+{size} KB</b>
        </p>
      ))}
    </div>
  );
}

/** A radio button that shows one of the screens. */
function Choice({ value, label }: { value: string; label: string }) {
  return (
    <label>
      <input type="radio" name="screen" value={value} autoComplete="off" />
      {label}
    </label>
  );
}

/** A radio button or checkbox with a drawing in place of its name. */
function Player({ label, drawing, ...input }: { label: string; drawing: string } & ComponentProps<'input'>) {
  return (
    <label title={label}>
      <input aria-label={label} autoComplete="off" {...input} />
      <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </label>
  );
}

/** A window with the three screens, and what chooses among them. */
export function Show({ texts }: { texts: ShowTexts }) {
  const { timeline, treemap, diff } = texts;
  return (
    <figure className="home-show">
      <div className="home-window" aria-hidden="true">
        <p className="home-chrome">127.0.0.1:5046/index.html</p>
        <div className="home-stage">
          <Act title={timeline.tab} finding={timeline.finding}>
            <Timeline files={timeline.files} />
          </Act>
          <Act title={treemap.tab} finding={treemap.finding}>
            <Treemap rest={treemap.rest} />
          </Act>
          <Act title={diff.tab} finding={diff.finding}>
            <Diff texts={diff} />
          </Act>
        </div>
      </div>
      <fieldset className="home-choices">
        <legend>{texts.label}</legend>
        <Choice value="1" label={timeline.tab} />
        <Choice value="2" label={treemap.tab} />
        <Choice value="3" label={diff.tab} />
        <Player label={texts.play} drawing="M2 1l9 5-9 5z" type="radio" name="screen" value="all" defaultChecked />
        <Player label={texts.pause} drawing="M2 1h3v10H2zm5 0h3v10H7z" type="checkbox" name="pause" />
      </fieldset>
      <figcaption>{texts.caption}</figcaption>
    </figure>
  );
}
