// Opens the reader's own reports, on the page /preview/ only: no other page loads any of this.
import { useLang, withBase } from '@rspress/core/runtime';
import { lazy, type ReactNode, Suspense } from 'react';
import { shownTheme } from '../../../boot/theme.ts';
import { TEXT_CLASS } from '../../../framework/names.ts';
import { knownLang } from '../../../site.ts';
import { Part } from '../../Part/index.tsx';
import { Stylesheet } from '../../Stylesheet.tsx';
import stylesheet from './viewer.css?url';

const Pages = lazy(() => import('./Pages.tsx').then((module) => ({ default: module.Pages })));

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
    <Part name="viewer" says>
      {/* Starts React, and keeps what is dropped before it runs (early.ts). */}
      <script defer src={withBase('/demo/start.js')} />
      <Suspense>
        <Pages site={{ lang, base: withBase('/') }} theme={shownTheme} />
      </Suspense>
    </Part>
  );
}
