import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Asked, fileOf, pageOf } from './address.ts';
import { Frame, type FrameHandle } from './Frame.tsx';
import { Reading } from './Reading.tsx';
import { compare } from './reading/compare.ts';
import { growth, isolated, size } from './reading/format.ts';
import { comparisonLines, linesOf } from './reading/lines.ts';
import { markdownOf } from './reading/markdown.ts';
import { rank } from './reading/rank.ts';
import { changesOf, waterfallOf } from './reading/waterfall.ts';
import { READABLE } from './report-frame.ts';
import { isOwn, type Reports } from './useReports.ts';
import type { ViewerProps } from './Viewer.tsx';
import { wordsIn } from './words/words.ts';
import { DIFF_SCREEN, diffParts } from './work/report-file.ts';
import { listenForFiles } from './work/transfer.ts';

/** Narrower windows show the reading or the report, one at a time. */
const NARROW = '(width < 1200px)';

interface OpenedProps extends Pick<ViewerProps, 'site' | 'theme' | 'copyText'>, Omit<Asked, 'sample'> {
  reports: Reports;
}

type Direction = 'next' | 'previous';
const KEYS: Readonly<Record<string, Direction>> = { j: 'next', k: 'previous' };
/** In the list, arrows do the same. */
const ARROWS: Readonly<Record<string, Direction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Whether a key belongs to what it was pressed in. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** One or two open reports, in the whole window: a bar, the reading, and the report that proves it. */
export function Opened({ reports, site, theme, copyText, hash, alert, from }: OpenedProps) {
  const { lang } = site;
  const words = wordsIn(lang);
  const [first, second] = reports.files;
  // A reader whose address names a screen of the report sees that screen first.
  const [view, setView] = useState<'reading' | 'report'>(hash ? 'report' : 'reading');
  const [isListed, setListed] = useState(true);
  const [fit, setFit] = useState(1);
  /** Whether the reader has asked for the real size; undefined before the first choice. */
  const [asked, setAsked] = useState<boolean>();
  const isFull = asked ?? fit < READABLE;
  const [isCopied, setCopied] = useState(false);
  const [current, setCurrent] = useState(-1);
  const frame = useRef<FrameHandle>(null);
  const [settings] = useState(() => ({ lang, theme: theme() }));
  const heading = useRef<HTMLHeadingElement>(null);
  const reportSwitch = useRef<HTMLButtonElement>(null);
  const finding = useRef<HTMLButtonElement>(null);
  // The focused chooser is gone. The focus on the heading also announces the report.
  useEffect(() => heading.current?.focus(), []);
  // Browsers open a dropped file in the place of the page, and the report would be lost.
  useEffect(() => {
    const listening = new AbortController();
    const ignore = () => undefined;
    listenForFiles(ignore, ignore, listening.signal);
    return () => listening.abort();
  }, []);
  const { sections, ranked, falls, total, sum } = useMemo(() => {
    const found = first && second && compare(first.facts, second.facts);
    const sections = found
      ? comparisonLines(first.facts, second.facts, words, found)
      : first
        ? linesOf(first.facts, words)
        : [];
    const falls = found ? waterfallOf(found) : [];
    // The waterfall has the files already.
    const ranked = rank(falls.length > 0 ? sections.filter(({ id }) => id !== 'grown' && id !== 'shrunk') : sections);
    const files = first?.facts.isComplete.files ? first.facts.files : [];
    return {
      sections,
      ranked,
      falls,
      sum: found
        ? words.changes(sections.flatMap(({ rows }) => rows).filter(({ weight }) => weight).length)
        : words.sum(ranked.groups.reduce((sum, { findings }) => sum + findings.length, 0)),
      total: found
        ? found.totals && growth(found.totals.all.after - found.totals.all.before)
        : files.length > 0 && size(files.reduce((sum, file) => sum + file.size, 0)),
    };
  }, [first, second, words]);
  // In the order in which the reading has them.
  const findings = [...changesOf(falls), ...ranked.groups.flatMap(({ findings }) => findings.map(({ row }) => row))];

  const show = (index: number, hasFocus = true) => {
    const { place, steps = [] } = findings[index] ?? {};
    if (!place) return;
    setCurrent(index);
    frame.current?.go({ hash: place, steps });
    if (!matchMedia(NARROW).matches) return;
    setView('report');
    // The button is covered now.
    if (hasFocus) reportSwitch.current?.focus();
  };
  /** Goes to the next finding with a place in the report. @param moves whether the focus goes along */
  const step = (direction: Direction, moves: boolean) => {
    const by = direction === 'next' ? 1 : -1;
    let index = current + by;
    while (findings[index] && !findings[index]?.place) index += by;
    if (!findings[index]) return;
    show(index, false);
    requestAnimationFrame(() => {
      finding.current?.scrollIntoView({ block: 'nearest' });
      if (moves) finding.current?.focus({ preventScroll: true });
    });
  };
  const onKey = useRef(step);
  onKey.current = step;
  useEffect(() => {
    const listening = new AbortController();
    addEventListener(
      'keydown',
      (event) => {
        const { key, target, ctrlKey, metaKey, altKey } = event;
        if (ctrlKey || metaKey || altKey || isTyping(target)) return;
        const isInList = target instanceof Element && target.closest('.viewer-finding') !== null;
        const direction = KEYS[key] ?? (isInList ? ARROWS[key] : undefined);
        if (!direction) return;
        event.preventDefault();
        onKey.current(direction, true);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, []);

  if (!first) return null;
  const name = first.facts.name;
  const isStats = reports.files.some(({ facts }) => facts.kind === 'stats');
  const title = second ? words.compared(isolated(name), isolated(second.facts.name)) : words.of(isolated(name));
  const hasFrame = !(second && isStats);
  const copy = async () => {
    const head = [total, sum].filter(Boolean).join(words.comma);
    const markdown = markdownOf(title, head, sections, (route) => site.origin + site.prefix + route, words);
    if (!(await copyText(markdown, words.copyByHand))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const swap = () => {
    // The finding that the report shows is one of the other comparison.
    setCurrent(-1);
    reports.swap();
  };
  const views = [
    ['reading', words.aside, undefined],
    ['report', words.frame, reportSwitch],
  ] as const;

  // Outside the page's text, whose styles would apply.
  return createPortal(
    <main className="viewer-opened" data-viewer={isOwn(reports.files) ? 'own' : ''} data-view={view}>
      <div className="viewer-bar">
        <a
          className="viewer-tool"
          data-icon="back"
          title={words.back}
          href={from ? fileOf(site, from) : pageOf(site, '/guide/start/intro')}
        >
          <span className="viewer-spoken">{words.back}</span>
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {second ? (
            <>
              <span>{words.baseline}</span> <b>{name}</b> → <span>{words.current}</span> <b>{second.facts.name}</b>
            </>
          ) : (
            <b>{name}</b>
          )}
        </h1>
        <button
          type="button"
          className="viewer-tool viewer-menu"
          data-icon="more"
          aria-label={words.menu}
          popoverTarget="viewer-tools"
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of its buttons, which keys press, too. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above; on a phone they are a menu, which closes then. */}
        <div
          className="viewer-tools"
          id="viewer-tools"
          popover="auto"
          onClick={(event) => event.currentTarget.hidePopover()}
        >
          <button
            type="button"
            className="viewer-tool viewer-wide"
            data-icon="reading"
            aria-pressed={isListed}
            onClick={() => setListed((before) => !before)}
          >
            {words.aside}
          </button>
          {hasFrame && (
            <button
              type="button"
              className="viewer-tool"
              data-icon="full"
              aria-pressed={isFull}
              hidden={fit === 1}
              onClick={() => setAsked(!isFull)}
            >
              {words.full}
            </button>
          )}
          <button type="button" className="viewer-tool" data-icon="copy" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </button>
          <button
            type="button"
            className="viewer-tool"
            data-icon={second ? 'swap' : 'compare'}
            onClick={second ? swap : reports.add}
          >
            {second ? words.swap : words.compare}
          </button>
          <button type="button" className="viewer-tool" data-icon="open" onClick={reports.close}>
            {words.another}
          </button>
        </div>
        <span role="status" className="viewer-spoken">
          {isCopied ? words.copied : ''}
        </span>
      </div>
      <fieldset className="viewer-switch">
        <legend className="viewer-spoken">{words.view}</legend>
        {views.map(([one, label, ref]) => (
          <button key={one} ref={ref} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className="viewer-body">
        {isListed && (
          <Reading
            {...{ title, total: total || '', sum, ranked, falls, site, words, current }}
            ref={finding}
            onFinding={hasFrame ? show : undefined}
          />
        )}
        <div className="viewer-report">
          {hasFrame ? (
            <Frame
              // A swapped pair is another comparison.
              key={`${first.id} ${second?.id}`}
              ref={frame}
              address={fileOf(site, '/demo/frame.html')}
              words={words}
              settings={settings}
              hash={second ? DIFF_SCREEN : hash}
              alert={alert}
              isFull={isFull}
              onFit={setFit}
              onKey={(direction) => onKey.current(direction, false)}
              load={() => (second ? diffParts(first.file, second.file) : first.file.parts())}
              onFault={reports.fail}
            />
          ) : (
            <p className="viewer-notice">{words.noDiff}</p>
          )}
        </div>
      </div>
    </main>,
    document.body,
  );
}
