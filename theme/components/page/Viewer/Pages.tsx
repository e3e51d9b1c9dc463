// What the page shows; loaded once React runs it.
import { useLang } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { isLang } from '../../../site.ts';
import { Opened } from './Opened.tsx';
import { Start } from './Start.tsx';
import { texts } from './texts.ts';
import { isSample, useReports } from './useReports.ts';

/** What the address asks for: a sample, one of its screens, and the page to go back to. */
function readAddress(): { sample: string | null; hash: string; from: string } {
  const { searchParams, hash } = new URL(location.href);
  const from = searchParams.get('from') ?? '';
  return {
    sample: searchParams.get('sample'),
    hash: hash.startsWith('#/') && !hash.includes('uploader') ? hash : '',
    // A path of this site and nothing else.
    from: /^\/(?![/\\])/.test(from) ? from : '',
  };
}

/** The screen that asks for reports, or those that are open. */
export function Pages() {
  const lang = useLang();
  const known = isLang(lang) ? lang : 'en';
  const reports = useReports();
  const [address, setAddress] = useState({ hash: '', from: '' });
  const { openSample } = reports;

  useEffect(() => {
    const { sample, hash, from } = readAddress();
    setAddress({ hash, from });
    if (isSample(sample)) openSample(sample);
  }, [openSample]);

  return reports.files.length > 0 && !reports.adding ? (
    <Opened reports={reports} lang={known} {...address} />
  ) : (
    <Start reports={reports} t={texts[known]} />
  );
}
