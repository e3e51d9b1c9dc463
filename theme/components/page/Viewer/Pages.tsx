// The island: the screen that asks for reports, or those that are open.
import { useEffect, useState } from 'react';
import { knownLang } from '../../../site.ts';
import { readAddress } from './address.ts';
import { Opened } from './Opened.tsx';
import { Start } from './Start.tsx';
import { texts } from './texts.ts';
import { useReports, type Workers } from './useReports.ts';

export interface PagesProps {
  lang: string;
  /** Path of the site on its origin, ends with a slash. */
  base: string;
  /** Addresses of the workers' scripts. Known in the browser alone. */
  workers?: Workers;
}

export function Pages({ lang: given, base, workers }: PagesProps) {
  const lang = knownLang(given);
  const reports = useReports(base, workers);
  const [address, setAddress] = useState({ hash: '', from: '' });
  const { openSample } = reports;

  useEffect(() => {
    const { sample, hash, from } = readAddress(location.href);
    setAddress({ hash, from });
    if (sample) openSample(sample);
  }, [openSample]);

  return reports.files.length > 0 && !reports.adding ? (
    <Opened reports={reports} lang={lang} base={base} {...address} />
  ) : (
    <Start reports={reports} t={texts[lang]} />
  );
}
