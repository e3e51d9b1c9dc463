/** The page's end of a report's frame: hands the report over, moves it, and scales it. The other end is shim.js. */
import { FRAME_PATIENCE_MS } from './address.ts';
import { messageOf } from './message.ts';
import { Fault } from './read/fault.ts';
import type { Parts } from './work/messages.ts';

/** Width that the report's client needs so that nothing of it overflows, in px. */
export const REPORT_WIDTH = 1360;

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

/** A screen of the report, by its hash, and what to do there. */
export interface Walk {
  hash: string;
  steps?: readonly Step[];
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
}

/**
 * Opens one report in a frame that is in the page already. Another report needs another frame.
 * @returns stops listening
 */
export function openReport(
  frame: HTMLIFrameElement,
  { settings, walk, load, onFault, onShown, onEscape }: Opening,
): () => void {
  const done = new AbortController();
  let isSent = false;
  const late = setTimeout(() => onFault(new Fault('frame')), FRAME_PATIENCE_MS);
  const onMessage = async (event: MessageEvent) => {
    const message = messageOf(event, frame.contentWindow);
    if (message === 'failed') onFault(new Fault('frame'));
    if (message === 'shown') onShown();
    if (message === 'escape') onEscape?.();
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
 * Keeps `--fit` of a box at the scale at which a report of this width fits into it, at most 1.
 * @returns stops
 */
export function keepFit(box: HTMLElement, onFit: (scale: number) => void, width = REPORT_WIDTH): () => void {
  const observer = new ResizeObserver(() => {
    const scale = Math.min(box.clientWidth / width, 1);
    box.style.setProperty('--fit', String(scale));
    onFit(scale);
  });
  observer.observe(box);
  return () => observer.disconnect();
}
