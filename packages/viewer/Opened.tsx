import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Aside } from './Aside.tsx';
import { type Asked, fileOf, pageOf } from './address.ts';
import { Frame, type FrameHandle } from './Frame.tsx';
import { comparisonLines, linesOf } from './reading/lines.ts';
import { words } from './reading/words.ts';
import { texts } from './texts.ts';
import { isOwn, type Reports } from './useReports.ts';
import type { ViewerProps } from './Viewer.tsx';
import { DIFF_SCREEN, diffParts } from './work/report-file.ts';
import { listenForFiles } from './work/transfer.ts';

/** In a narrower window, the list covers part of the report. */
const BESIDE = '(min-width: 1100px)';
/** From here on, the list beside the report leaves it at least four fifths of its size. */
const ROOMY = '(min-width: 1400px)';
/** On a phone the report is too small to begin with. */
const PHONE = '(width < 700px)';

interface OpenedProps extends Pick<ViewerProps, 'site' | 'theme' | 'copyText'>, Omit<Asked, 'sample'> {
  reports: Reports;
}

/** One or two open reports, in the whole window: a bar, the client, and the list beside it. */
export function Opened({ reports, site, theme, copyText, hash, alert, from }: OpenedProps) {
  const { lang } = site;
  const t = texts[lang];
  const [first, second] = reports.files;
  // A reader whose address names a screen of the report sees that screen first, and the list only beside it.
  const [isListed, setListed] = useState(() => matchMedia(hash ? ROOMY : `${ROOMY}, ${PHONE}`).matches);
  const [isFull, setFull] = useState(false);
  const [isScaled, setScaled] = useState(false);
  const onFit = useCallback((scale: number) => setScaled(scale < 1), []);
  const frame = useRef<FrameHandle>(null);
  const [settings] = useState(() => ({ lang, theme: theme() }));
  const heading = useRef<HTMLHeadingElement>(null);
  const listToggle = useRef<HTMLButtonElement>(null);
  // The focused chooser is gone. The focus on the heading also announces the report.
  useEffect(() => heading.current?.focus(), []);
  // Browsers open a dropped file in the place of the page, and the report would be lost.
  useEffect(() => {
    const listening = new AbortController();
    const ignore = () => undefined;
    listenForFiles(ignore, ignore, listening.signal);
    return () => listening.abort();
  }, []);
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
  const fold = () => {
    setListed(false);
    listToggle.current?.focus();
  };
  const goTo = (screen: string) => {
    frame.current?.go(screen);
    if (!matchMedia(BESIDE).matches) fold();
  };

  // Outside the page's text, whose styles would apply.
  return createPortal(
    <main className="viewer-opened" data-viewer={isOwn(reports.files) ? 'own' : ''}>
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
        {hasFrame && (
          <fieldset className="viewer-sizes" hidden={!isScaled}>
            <legend className="viewer-spoken">{t.size}</legend>
            {[t.fit, t.full].map((label, index) => (
              <label key={label}>
                <input
                  type="radio"
                  name="viewer-size"
                  className="viewer-input"
                  checked={isFull === (index === 1)}
                  onChange={() => setFull(index === 1)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
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
        <div className="viewer-report">
          {hasFrame ? (
            <Frame
              // A swapped pair is another comparison.
              key={`${first.id} ${second?.id}`}
              ref={frame}
              address={fileOf(site, '/demo/frame.html')}
              t={t}
              settings={settings}
              hash={second ? DIFF_SCREEN : hash}
              alert={alert}
              isFull={isFull}
              onFit={onFit}
              load={() => (second ? diffParts(first.file, second.file) : first.file.parts())}
              onFault={reports.fail}
            />
          ) : (
            <p className="viewer-notice">{t.noDiff}</p>
          )}
        </div>
        {isListed && (
          <Aside {...{ title, sections, site, t, copyText }} onFold={fold} onPlace={hasFrame ? goTo : undefined} />
        )}
      </div>
    </main>,
    document.body,
  );
}
