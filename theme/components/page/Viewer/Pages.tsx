// What the page shows; loaded once React runs it.
import { useLang } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { knownLang } from '../../../site.ts';
import { readAddress } from './address.ts';
import { Opened } from './Opened.tsx';
import { Start } from './Start.tsx';
import { texts } from './texts.ts';
import { useReports } from './useReports.ts';

/** The screen that asks for reports, or those that are open. */
export function Pages() {
  const lang = knownLang(useLang());
  const reports = useReports();
  const [address, setAddress] = useState({ hash: '', from: '' });
  const { openSample } = reports;

  useEffect(() => {
    const { sample, hash, from } = readAddress(location.href);
    setAddress({ hash, from });
    if (sample) openSample(sample);
  }, [openSample]);

  return reports.files.length > 0 && !reports.adding ? (
    <Opened reports={reports} lang={lang} {...address} />
  ) : (
    <Start reports={reports} t={texts[lang]} />
  );
}
