// Opens the reader's own reports, on the page /preview/ only: no other page loads any of this.

import { TEXT_CLASS } from '@rsdoctor-docs/preset/node';
import { Island, Stylesheet } from '@rsdoctor-docs/preset/theme';
import { Viewer as Part } from '@rsdoctor-docs/viewer';
import stylesheet from '@rsdoctor-docs/viewer/viewer.css?url';
import { useLang, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { knownLang, langPrefix, ORIGIN } from '../site.ts';

/** The text around it: a page without sidebar, in the type of a doc page. */
export function ViewerPage({ children }: { children: ReactNode }) {
  return (
    <div className={`rp-doc ${TEXT_CLASS} viewer-page`}>
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
      <script defer data-chunk="early" />
      <Island
        name="viewer"
        draws={Part}
        props={{ site: { lang, base: withBase('/'), prefix: langPrefix(lang), origin: ORIGIN } }}
      />
    </>
  );
}
