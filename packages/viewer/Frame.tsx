// The report's own client in a sandboxed frame, scaled to the width that it has.
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { alertSteps } from './reading/lines.ts';
import { keepFit, lead, type Opening, openReport, scrollToPlace, type Walk } from './report-frame.ts';
import { REPORT_SANDBOX } from './report-settings.ts';
import type { Words } from './words/words.ts';

export type Theme = 'light' | 'dark';

export interface FrameHandle {
  /** Shows a place in the report. */
  go: (walk: Walk) => void;
}

export interface FrameProps extends Pick<Opening, 'settings' | 'load' | 'onFault' | 'onKey'> {
  ref: React.Ref<FrameHandle>;
  /** Address of the empty client. */
  address: string;
  words: Words;
  /** First screen, as its hash; the report's own choice when empty. */
  hash: string;
  /** Code of the rule whose alerts it shows there, or nothing. */
  alert: string;
  /** Whether the report has its own size, and scrolls sideways. */
  isFull: boolean;
  /** Is told the scale at which the report fits. */
  onFit: (scale: number) => void;
}

/** Loads and shows one report. Another report needs another frame (`key`). */
export function Frame({ ref, address, words, hash, alert, isFull, onFit, ...opening }: FrameProps) {
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);
  const name = words.frame;
  useImperativeHandle(ref, () => ({ go: (walk) => lead(frame.current, walk) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame shows is decided when it appears.
  useEffect(() => {
    if (!frame.current) return;
    const steps = alert ? alertSteps(alert) : [];
    return openReport(frame.current, {
      ...opening,
      walk: { hash, steps },
      onShown: () => setShown(true),
      onPlace: (left) => scrollToPlace(box.current, left),
    });
  }, []);
  useEffect(() => {
    if (!box.current) return;
    return keepFit(box.current, onFit);
  }, [onFit]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll it too.
    <section ref={box} className="viewer-scroller" data-full={isFull || undefined} aria-label={name} tabIndex={0}>
      {!isShown && (
        <p className="viewer-skeleton" role="status">
          {words.opening}
        </p>
      )}
      <iframe ref={frame} className="viewer-frame" src={address} title={name} sandbox={REPORT_SANDBOX} />
    </section>
  );
}
