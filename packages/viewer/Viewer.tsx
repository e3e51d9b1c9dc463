import { useEffect, useRef, useState } from 'react';
import type { CopyText } from './Aside.tsx';
import { readAddress, type Site, type Workers } from './address.ts';
import type { Theme } from './Frame.tsx';
import { Opened } from './Opened.tsx';
import { Start } from './Start.tsx';
import { texts } from './texts.ts';
import { useReports } from './useReports.ts';

export interface ViewerProps {
  site: Site;
  /** Called when a report is opened, which then keeps the theme. */
  theme: () => Theme;
  workers: Workers;
  copyText: CopyText;
}

/** Asks for reports, or shows the open ones. */
export function Viewer({ site, theme, workers, copyText }: ViewerProps) {
  const reports = useReports(site, workers);
  const [address, setAddress] = useState({ hash: '', from: '' });
  const [isAwake, setAwake] = useState(false);
  const hasOpened = useRef(false);
  const { openSample } = reports;

  useEffect(() => {
    setAwake(true);
    const { sample, hash, from } = readAddress(location.href);
    setAddress({ hash, from });
    if (sample) openSample(sample);
  }, [openSample]);

  const isOpen = reports.files.length > 0 && !reports.adding;
  hasOpened.current ||= isOpen;
  return isOpen ? (
    <>
      <span className="viewer-page-behind" />
      <Opened reports={reports} site={site} theme={theme} copyText={copyText} {...address} />
    </>
  ) : (
    <Start reports={reports} t={texts[site.lang]} isAwake={isAwake} takesFocus={hasOpened.current} />
  );
}
