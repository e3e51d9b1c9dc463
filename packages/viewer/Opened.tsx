import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Aside } from './Aside.tsx';
import { type Asked, fileOf, pageOf } from './address.ts';
import { Frame, type FrameHandle } from './Frame.tsx';
import { comparisonLines, linesOf } from './reading/lines.ts';
import { words } from './reading/words.ts';
import { texts } from './texts.ts';
import type { Reports } from './useReports.ts';
import type { ViewerProps } from './Viewer.tsx';
import { diffParts } from './work/report-file.ts';

/** In a narrower window, the list covers the report. */
const BESIDE = '(min-width: 1100px)';

interface OpenedProps extends Pick<ViewerProps, 'site' | 'theme' | 'copyText'>, Omit<Asked, 'sample'> {
  reports: Reports;
}

/** One or two open reports, in the whole window: a bar, the client, and the list beside it. */
export function Opened({ reports, site, theme, copyText, hash, from }: OpenedProps) {
  const { lang } = site;
  const t = texts[lang];
  const [first, second] = reports.files;
  const [isListed, setListed] = useState(() => matchMedia(BESIDE).matches || !matchMedia('(min-width: 700px)').matches);
  const [scrolls, setScrolls] = useState(true);
  const frame = useRef<FrameHandle>(null);
  const [settings] = useState(() => ({ lang, theme: theme() }));
  const heading = useRef<HTMLHeadingElement>(null);
  const listToggle = useRef<HTMLButtonElement>(null);
  // The focused chooser is gone. The focus on the heading also announces the report.
  useEffect(() => heading.current?.focus(), []);
  const sections = useMemo(
    () =>
      first && second
        ? comparisonLines(first.facts, second.facts, words[lang])
        : first
          ? linesOf(first.facts, words[lang])
          : [],
    [first, second, lang],
  );
  if (!first) return null;
  const name = first.facts.name;
  const isStats = reports.files.some(({ facts }) => facts.kind === 'stats');
  const title = second ? words[lang].compared(name, second.facts.name) : words[lang].of(name);
  const hasFrame = !(second && isStats);
  const goTo = (screen: string) => {
    frame.current?.go(screen);
    // The list covers the report: hide it.
    if (matchMedia(BESIDE).matches) return;
    setListed(false);
    listToggle.current?.focus();
  };

  // Outside the page's text, whose styles would apply.
  return createPortal(
    <main className="viewer-opened" data-viewer="">
      <div className="viewer-bar">
        <a href={from ? fileOf(site, from) : pageOf(site, '/guide/start/intro')}>{t.back}</a>
        <div className="viewer-names">
          <h1 ref={heading} tabIndex={-1}>
            {second ? (
              <>
                {t.baseline} <b>{name}</b> → {t.current} <b>{second.facts.name}</b>
              </>
            ) : (
              <b>{name}</b>
            )}
          </h1>{' '}
          {second && (
            <button type="button" className="report-button" onClick={reports.swap}>
              {t.swap}
            </button>
          )}
        </div>
        <button
          ref={listToggle}
          type="button"
          className="report-button"
          aria-pressed={isListed}
          onClick={() => setListed((before) => !before)}
        >
          {t.aside}
        </button>
        {!second && (
          <button type="button" className="report-button" onClick={reports.add}>
            {t.compare}
          </button>
        )}
        <button type="button" className="report-button" onClick={reports.close}>
          {t.another}
        </button>
      </div>
      <div className="viewer-body">
        <div className="viewer-report" data-scrolls={scrolls || undefined}>
          {hasFrame ? (
            <>
              <p className="viewer-narrow">
                {t.narrow}{' '}
                <label>
                  <input type="checkbox" checked={scrolls} onChange={() => setScrolls((before) => !before)} />{' '}
                  {t.scroll}
                </label>
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll it too. */}
              <section className="viewer-scroller" aria-label={t.frame} tabIndex={0}>
                <Frame
                  // A swapped pair is another comparison.
                  key={`${first.id} ${second?.id}`}
                  ref={frame}
                  address={fileOf(site, '/demo/frame.html')}
                  title={t.frame}
                  settings={settings}
                  hash={second ? '#/resources/bundle/diff' : hash}
                  load={() => (second ? diffParts(first.file, second.file) : first.file.parts())}
                  onFault={reports.fail}
                />
              </section>
            </>
          ) : (
            <p className="viewer-notice">{t.noDiff}</p>
          )}
        </div>
        {isListed && <Aside {...{ title, sections, site, t, copyText }} onPlace={hasFrame ? goTo : undefined} />}
      </div>
    </main>,
    document.body,
  );
}
