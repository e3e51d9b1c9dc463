// Opens the reader's own reports, on the page /preview/ only: no other page loads any of this.
import frameStyles from '@rsdoctor-docs/viewer/report-frame.css?url';
import stylesheet from '@rsdoctor-docs/viewer/viewer.css?url';
import { useLang, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Island } from '../../../islands/index.tsx';
import { TEXT_CLASS } from '../../../names.ts';
import { knownLang, langPrefix, ORIGIN } from '../../../site.ts';
import { Stylesheet } from '../../Stylesheet.tsx';

/** The text around it: a page without sidebar, in the type of a doc page. */
export function ViewerPage({ children }: { children: ReactNode }) {
  return (
    <div className={`rp-doc ${TEXT_CLASS} viewer-page`}>
      <Stylesheet href={frameStyles} />
      <Stylesheet href={stylesheet} />
      {children}
    </div>
  );
}

/** `<Viewer />` in a page: the only place that knows of Rspress and of the site around. */
export function Viewer() {
  const lang = knownLang(useLang());
  return (
    <>
      {/* Keeps what is dropped before the island listens (early.ts). */}
      <script defer src={withBase('/demo/start.js')} />
      <Island name="viewer" site={{ lang, base: withBase('/'), prefix: langPrefix(lang), origin: ORIGIN }} />
    </>
  );
}
