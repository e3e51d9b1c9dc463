// The report's own client, in a sandboxed frame. The frame's end of the messages is the site's shim.js.
import { useEffect, useImperativeHandle, useRef } from 'react';
import { PATIENCE_MS } from './address.ts';
import { messageOf } from './message.ts';
import { Fault } from './read/fault.ts';
import { REPORT_SANDBOX } from './report-settings.ts';
import type { Parts } from './work/messages.ts';

export type Theme = 'light' | 'dark';

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

/** Loads and shows one report. Another report needs another frame (`key`). */
export function Frame({ ref, address, title, settings, hash, load, onFault }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A sandboxed origin has no name to address. The site's policy keeps other pages out of the frame.
  const post = (message: object, transfer: Transferable[] = []) =>
    frame.current?.contentWindow?.postMessage(message, '*', transfer);

  useImperativeHandle(ref, () => ({ go: (screen) => post({ type: 'go', hash: screen }) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame shows is decided when it appears.
  useEffect(() => {
    let isThere = true;
    let isSent = false;
    const late = setTimeout(() => onFault(new Fault('frame')), PATIENCE_MS);
    const onMessage = async (event: MessageEvent) => {
      const message = messageOf(event, frame.current?.contentWindow);
      if (message === 'failed') onFault(new Fault('frame'));
      if (isSent || message !== 'ready') return;
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
