// The pictures of the six tasks: small drawings of the screen that answers each, from the numbers of the sample shop.
import type { Lane } from '@rsdoctor-docs/evidence/home';
import { renderHtmlOrText } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { added, growth, lanes, rules, span, tiles } from './sample.ts';

const HOT = 'var(--amber)';
const BRAND = 'var(--rp-c-link)';

const W = 280;
const H = 112;

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  timeline() {
    const x = (ms: number) => ((ms * W) / span).toFixed(1);
    const path = (lane: Lane, row: number) =>
      lane.runs.map(([from, to]) => `M${x(from)} ${row * 16 + 2}h${x(Math.max(to - from, 28))}v9H${x(from)}z`).join('');
    return lanes.map((lane, row) => <path key={lane.name} d={path(lane, row)} fill={row === 0 ? HOT : undefined} />);
  },

  treemap() {
    return tiles.map(({ name, x, y, w, h }) => (
      <rect
        key={name}
        x={((x * W) / 100 + 1).toFixed(1)}
        y={((y * H) / 100 + 1).toFixed(1)}
        width={((w * W) / 100 - 2).toFixed(1)}
        height={((h * H) / 100 - 2).toFixed(1)}
        rx="2"
        fill={name.startsWith('lodash') ? HOT : name === 'app' ? BRAND : undefined}
      />
    ));
  },

  compare() {
    const before = (growth.before / growth.after) * W;
    return (
      <>
        <path d={`M0 14h${before.toFixed(1)}v26H0zM0 54h${before.toFixed(1)}v26H0z`} />
        <path d={`M${before.toFixed(1)} 54H${W}v26H${before.toFixed(1)}z`} fill={HOT} />
        {[growth.before, growth.after].map((size, index) => (
          <text key={size} x="10" y={31 + 40 * index}>
            {`${size} KB`}
          </text>
        ))}
        <text x={W} y="104" textAnchor="end">
          {`${added[0]?.name} +${added[0]?.size} KB`}
        </text>
      </>
    );
  },

  /** The rules; those that found something are amber. */
  scan() {
    return rules.map(({ code, isHit }, index) => {
      const x = (index % 3) * 96;
      const y = Math.floor(index / 3) * 40;
      return (
        <g key={code}>
          <rect x={x} y={y} width="88" height="32" rx="6" fill={isHit ? HOT : undefined} />
          <text x={x + 44} y={y + 20} textAnchor="middle" fill={isHit ? 'var(--on-amber)' : undefined}>
            {code}
          </text>
        </g>
      );
    });
  },

  /** Text before and after a loader; the lines are a drawing. */
  transform() {
    return (
      <>
        <path d="M0 8h70v8H0zM12 26h58v8H12zM12 44h40v8H12zM0 62h24v8H0zM0 80h62v8H0zM0 98h48v8H0z" />
        <path
          d="M170 8h70v8h-70zM170 26h104v8H170zM182 44h62v8h-62zM182 62h92v8h-92zM170 80h78v8h-78zM170 98h30v8h-30z"
          fill={BRAND}
        />
        <path d="M96 57h40m-9-9l9 9-9 9" fill="none" stroke={BRAND} strokeWidth="3" />
      </>
    );
  },

  /** Who imports the large module: its chain in the sample shop. */
  reasons() {
    return (
      <>
        <path d="M30 30v54h34" fill="none" stroke={BRAND} strokeWidth="2" />
        <rect y="4" width="190" height="34" rx="6" />
        <text x="12" y="25">
          src/pages/Reports.jsx
        </text>
        <rect x="64" y="67" width="190" height="34" rx="6" fill={HOT} />
        <text x="76" y="88" fill="var(--on-amber)">
          lodash-v3/index.js
        </text>
      </>
    );
  },
};

/** The drawing of a task by the name in the card's frontmatter. Any other text is the icon itself: an emoji, or markup. */
export function FeatureIcon({ name }: { name: string }) {
  const Drawing = PICTURES[name];
  if (!Drawing) return <span aria-hidden="true" {...renderHtmlOrText(name)} />;
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className="home-drawing" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
