// Opens the reader's own reports, on the page /preview/ only: no other page loads any of this.
import { useLang, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Island } from '../../../islands/index.tsx';
import { TEXT_CLASS } from '../../../names.ts';
import { knownLang } from '../../../site.ts';
import { Stylesheet } from '../../Stylesheet.tsx';
import stylesheet from './viewer.css?url';

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
  return (
    <>
      {/* Keeps what is dropped before the island listens (early.ts). */}
      <script defer src={withBase('/demo/start.js')} />
      <Island name="viewer" site={{ lang: knownLang(useLang()), base: withBase('/') }} />
    </>
  );
}
