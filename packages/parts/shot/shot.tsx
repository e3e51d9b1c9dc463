// A picture of the report: light or dark as the page is, in the page's language.
import '@rsdoctor-docs/viewer/button.css';
import { useI18n, withBase } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { usePanelAddress } from '../report/report.tsx';
import { screens } from '../report/screens.ts';
import { LIVE_TEXTS } from '../report/texts.ts';
import type { texts } from '../words/en.ts';
import { shotId } from './id.ts';
import styles from './shot.module.css';

/** Pictures of at least this width, in px, fill the widest mat. */
const WIDE = 500;

/** Opens a screen of the live report in the picture's place (packages/parts/live/open-live.ts); without JavaScript, and in another tab, a plain link. */
function LiveLink({ id, panel }: { id: string; panel: string }) {
  const t = useI18n<Record<keyof typeof texts, Record<string, string>>>();
  const own = Object.fromEntries(Object.entries(LIVE_TEXTS).map(([key, name]) => [key, t(name)]));
  return (
    <a
      className="report-button"
      href={usePanelAddress(panel)}
      data-does="live"
      data-live={id}
      data-own={t('liveOwnText')}
      data-texts={JSON.stringify(own)}
    >
      {t('liveTryText')}
    </a>
  );
}

export interface ShotProps {
  /** Its entry in packages/evidence/pictures/list/. */
  id: string;
  /** What the picture shows, in one sentence, in the language of the page. */
  alt: string;
  /** Name of the file without theme and ending; like all below, filled in by packages/parts/shot/shot.plugin.ts. */
  file?: string;
  width?: string;
  height?: string;
  /** The middle of ①, ② … in percent of width and height: `10,66.2 10,87.9`. */
  marks?: string;
  /** The columns that a phone shows, if not the whole, in px: `40 429` begins at 40 and is 429 wide. */
  phone?: string;
  /** How wide it is on a phone, in px, where it moves sideways: otherwise its text would be too small. */
  swipe?: string;
  /** The caption: what to look at; numbers in the picture are written as ①, ② in it and in the text around. */
  children?: ReactNode;
}

/**
 * `<Shot id="bundle-size-treemap" alt="…" />` in a page, or with a caption between its tags. The page has
 * a picture for each theme; CSS hides one, and browsers do not load a lazy picture that is hidden.
 */
export function Shot({ id, alt, file, width, height, marks, phone, swipe, children }: ShotProps) {
  if (!file || !width || !height)
    throw new Error(`<Shot id="${id}">: its size is unknown. Is pluginShots() in rspress.config.ts?`);
  const source = withBase(`/shots/${file}`);
  const [from = 0, part = 0] = phone?.split(' ').map(Number) ?? [];
  const isWide = Number(width) >= WIDE;
  /** How far down the first number is. */
  const first = Number(marks?.split(/[ ,]/)[1] ?? 0);
  const percent = (x: number) => Number(((x / Number(width)) * 100).toFixed(2));
  return (
    <figure
      className={[styles.shot, !isWide && styles.small, phone && styles.part, swipe && styles.swipe]
        .filter(Boolean)
        .join(' ')}
      style={
        {
          ...(first && !isWide && { '--mark': `${Math.round((Number(height) * first) / 100) + 4}px` }),
          ...(phone && { '--from': percent(from), '--part': percent(part), '--ratio': `${part}/${height}` }),
          ...(swipe && { '--whole': `${swipe}px` }),
        } as CSSProperties
      }
      id={marks && shotId(id)}
      data-marks={marks}
    >
      <div className={isWide ? `${styles.mat} ${styles.wide}` : styles.mat}>
        {(['light', 'dark'] as const).map((theme) => (
          <picture key={theme} className={`on-${theme}`}>
            <img
              src={`${source}.${theme}.avif`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
        {screens[id] && <LiveLink id={id} panel={screens[id].panel} />}
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
