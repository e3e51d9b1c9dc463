// The report's own client, in a frame with an origin of its own, and the talk with it (packages/evidence/demo/shim.js).
import { useEffect, useImperativeHandle, useRef } from 'react';
import { PATIENCE_MS } from '../../../outside.ts';
import { REPORT_SANDBOX } from '../Demo/report-settings.ts';
import { Fault } from './read/fault.ts';
import { isReady } from './ready.ts';
import type { Parts } from './work/messages.ts';

/** What the page asks of an opened report. */
export interface FrameHandle {
  /** Shows a screen of the report, by its hash. */
  go: (hash: string) => void;
}

export interface FrameProps {
  ref: React.Ref<FrameHandle>;
  /** Address of the empty client. */
  address: string;
  title: string;
  settings: { lang: string; theme: 'light' | 'dark' };
  /** First screen, as its hash; the report's own choice when empty. */
  hash: string;
  load: () => Promise<Parts>;
  onFault: (error: unknown) => void;
}

/** Shows what `load` gives. It asks once: another report is another frame. */
export function Frame({ ref, address, title, settings, hash, load, onFault }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // An origin of its own has no name that a message could be sent to; the policy keeps the frame on this site.
  const post = (message: object, transfer: Transferable[] = []) =>
    frame.current?.contentWindow?.postMessage(message, '*', transfer);

  useImperativeHandle(ref, () => ({ go: (screen) => post({ type: 'go', hash: screen }) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame shows is decided when it appears.
  useEffect(() => {
    let isThere = true;
    let isSent = false;
    const late = setTimeout(() => onFault(new Fault('frame')), PATIENCE_MS);
    const onMessage = async (event: MessageEvent) => {
      if (isSent || !isReady(event, frame.current?.contentWindow)) return;
      isSent = true;
      clearTimeout(late);
      try {
        const { stats, ...parts } = await load();
        if (!isThere) return;
        const transfer = [...Object.values(parts), ...(stats ? [stats] : [])];
        post({ type: 'open', settings, hash, stats, parts }, transfer);
      } catch (error) {
        if (isThere) onFault(error);
      }
    };
    addEventListener('message', onMessage);
    return () => {
      isThere = false;
      clearTimeout(late);
      removeEventListener('message', onMessage);
    };
  }, []);

  return <iframe ref={frame} className="viewer-frame" src={address} title={title} sandbox={REPORT_SANDBOX} />;
}
