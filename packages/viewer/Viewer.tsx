import { useEffect, useRef, useState } from 'react';
import { readAddress, type Site, type Workers } from './address.ts';
import type { Theme } from './Frame.tsx';
import { Opened } from './Opened.tsx';
import { Start } from './Start.tsx';
import { type Kept, useReports } from './useReports.ts';
import { wordsIn } from './words/words.ts';

export type { Kept } from './useReports.ts';

/** Copies a text. If that fails, shows the text with a message in which `{key}` stands for the keys that copy. */
export type CopyText = (text: string, message: string) => Promise<boolean>;

export interface ViewerProps {
  site: Site;
  /** Called when a report is opened, which then keeps the theme. */
  theme: () => Theme;
  workers: Workers;
  copyText: CopyText;
  /** The reader's reports while another page is on screen: the viewer takes them at its start, and puts them there at its end. */
  kept?: Kept;
}

/** Where the page is drawn before React runs. */
const NOTHING_KEPT: Kept = { reports: [] };

/** Asks for reports, or shows the open ones. */
export function Viewer({ site, theme, workers, copyText, kept = NOTHING_KEPT }: ViewerProps) {
  const isBack = useRef(kept.reports.length > 0);
  const reports = useReports(site, workers, kept);
  const [address, setAddress] = useState({ hash: '', alert: '', from: '' });
  const [isAwake, setAwake] = useState(false);
  const hasOpened = useRef(false);
  const { openSample } = reports;

  useEffect(() => {
    setAwake(true);
    const { sample, ...asked } = readAddress(location.href);
    setAddress(asked);
    if (sample && !isBack.current) openSample(sample);
  }, [openSample]);

  const isOpen = reports.files.length > 0 && !reports.adding;
  hasOpened.current ||= isOpen;
  return isOpen ? (
    <>
      <span className="viewer-page-behind" />
      <Opened reports={reports} site={site} theme={theme} copyText={copyText} {...address} />
    </>
  ) : (
    <Start reports={reports} words={wordsIn(site.lang)} isAwake={isAwake} takesFocus={hasOpened.current} />
  );
}
