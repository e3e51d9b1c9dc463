/** The page's end of a report's frame: hands the report over, moves it, and scales it. The other end is shim.js. */
import { FRAME_PATIENCE_MS } from './address.ts';
import { messageOf } from './message.ts';
import { Fault } from './read/fault.ts';
import { fieldsOf, numberOf } from './read/shape.ts';
import type { Parts } from './work/messages.ts';

/** The least width in which the report's client sets its screens without cutting text off, in px. */
export const REPORT_WIDTH = 1060;

/** Scales below this one make the report's text, which has 14 px, smaller than 12: it begins with its real size then. */
export const READABLE = 12 / 14;

/** An element of the report: the first one of a selector whose text matches a regular expression. */
export type Place = readonly [selector: string, text?: string];

/** One thing to do in the report; what is not there within some seconds ends the walk. */
export type Step =
  /** Nothing is done where `unless` is there already: the report would draw anew what the next steps are about. */
  | { click: Place; unless?: Place }
  | { fill: Place; value: string; unless?: Place }
  /** Puts the pointer into an element. `at`: below 1 a share of the element's size, from 1 on px. */
  | { point: Place; at: readonly [x: number, y: number] }
  /** Brings an element into view, with a ring around it. */
  | { show: Place };

/** A number of a picture, as the report draws it: beside an element, or at a place in it (`at` as in a step). */
export interface Mark {
  place: Place;
  at?: readonly [x: number, y: number];
}

/** A screen of the report, by its hash, and what to do there. */
export interface Walk {
  hash: string;
  steps?: readonly Step[];
  /** The numbers that are drawn there. */
  marks?: readonly Mark[];
  /** The number that the walk leads to, from 1 on. */
  mark?: number;
}

// A sandboxed origin has no name to address. The site's policy keeps other pages out of the frame.
const post = (frame: HTMLIFrameElement | null, message: object, transfer: Transferable[] = []) =>
  frame?.contentWindow?.postMessage(message, '*', transfer);

/** Leads an open report to a screen. */
export const lead = (frame: HTMLIFrameElement | null, walk: Walk): void => {
  post(frame, { type: 'go', ...walk });
};

export interface Opening {
  settings: { lang: string; theme: 'light' | 'dark' };
  /** Where the report opens; its own choice when the hash is empty. */
  walk: Walk;
  load: () => Promise<Parts>;
  onFault: (error: unknown) => void;
  /** The report has drawn its first screen. */
  onShown: () => void;
  /** Escape was pressed in the report, which had nothing to close itself. */
  onEscape?: () => void;
  /** A key was pressed in the report that leads on, or back. */
  onKey?: (direction: 'next' | 'previous') => void;
  /** A walk has come to something that begins there, in px of the report's width. */
  onPlace?: (left: number) => void;
}

/**
 * Opens one report in a frame that is in the page already. Another report needs another frame.
 * @returns stops listening
 */
export function openReport(
  frame: HTMLIFrameElement,
  { settings, walk, load, onFault, onShown, onEscape, onKey, onPlace }: Opening,
): () => void {
  const done = new AbortController();
  let isSent = false;
  const late = setTimeout(() => onFault(new Fault('frame')), FRAME_PATIENCE_MS);
  const onMessage = async (event: MessageEvent) => {
    const message = messageOf(event, frame.contentWindow);
    if (message === 'failed') onFault(new Fault('frame'));
    if (message === 'shown') onShown();
    if (message === 'escape') onEscape?.();
    if (message === 'next' || message === 'previous') onKey?.(message);
    if (message === 'at') onPlace?.(numberOf(fieldsOf(event.data).left));
    if (isSent || message !== 'ready') return;
    isSent = true;
    clearTimeout(late);
    try {
      const { stats, ...parts } = await load();
      if (done.signal.aborted) return;
      post(frame, { type: 'open', settings, ...walk, stats, parts }, [
        ...Object.values(parts),
        ...(stats ? [stats] : []),
      ]);
    } catch (error) {
      if (!done.signal.aborted) onFault(error);
    }
  };
  addEventListener('message', (event) => void onMessage(event), { signal: done.signal });
  return () => {
    done.abort();
    clearTimeout(late);
  };
}

/**
 * Scrolls a box that shows its report in full size to what a walk has come to.
 * @param left where that begins in the report, in px
 */
export function scrollToPlace(box: HTMLElement | null, left: number): void {
  if (box && 'full' in box.dataset) box.scrollTo({ left: left - 48 });
}

/** From this scale on, the report is set in the width of the box itself. */
const WHOLE = 0.97;

/**
 * Keeps `--fit` of a box at the scale at which a report of this width fits into it, at most 1.
 * @returns stops
 */
export function keepFit(box: HTMLElement, onFit: (scale: number) => void, width = REPORT_WIDTH): () => void {
  const observer = new ResizeObserver(() => {
    const fit = box.clientWidth / width;
    const scale = fit < WHOLE ? fit : 1;
    box.style.setProperty('--fit', String(scale));
    onFit(scale);
  });
  observer.observe(box);
  return () => observer.disconnect();
}
