// The live report in the place of its picture. A script of its own, fetched at the click (client.ts).

import {
  afterPaint,
  type chunkUrl,
  element,
  onPage,
  pageLang,
  shownPicture,
  shownTheme,
  styleSheet,
} from '@rsdoctor-docs/preset/client';
import { downloadSample } from '@rsdoctor-docs/viewer/download';
import { DIFF_SCREEN, diffParts, ReportFile } from '@rsdoctor-docs/viewer/report-file';
import { keepFit, lead, openReport, READABLE, REPORT_WIDTH, scrollToPlace } from '@rsdoctor-docs/viewer/report-frame';
import frameStyles from '@rsdoctor-docs/viewer/report-frame.css?inline';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import { MARK_EVENT, OWN_CLOSED_EVENT, ownReports } from '../report/events.ts';
import { type Screen, screens, walkTo } from '../report/screens.ts';
import type { LiveTexts } from '../report/texts.ts';
import { clauseOf } from './clause.ts';
import styles from './live.css?inline';

/** Narrower windows have no room for a report between the lines. */
const PHONE = '(width <= 768px)';
/** Keys that walk along the numbers. */
const DIRECTIONS: Readonly<Record<string, 'next' | 'previous'>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
};
/** The site's base: this script is in static/js/ below it. */
const BASE = new URL('../../', import.meta.url).pathname;

const addStyles = styleSheet(frameStyles + styles);

/** Ends the open panel. */
let end: (() => void) | undefined;
// The navigation replaces a page without closing the panel in it.
onPage(() => document.querySelector('.live') ?? end?.());

/**
 * Reads the sample's report, or its two, in workers that are closed with the panel.
 * @param signal aborted when the panel is closed, also while the files are on their way
 */
async function readSample(sample: 'report' | 'diff', worker: string, signal: AbortSignal): Promise<ReportFile[]> {
  const entries = await downloadSample({ base: BASE }, sample);
  signal.throwIfAborted();
  return Promise.all(
    entries.map(async (main) => {
      const file = new ReportFile(worker);
      signal.addEventListener('abort', () => file.close());
      await file.open({ name: main.path, main }, () => undefined);
      return file;
    }),
  );
}

/** A button of the bar. Its icon is in report-frame.css. */
const tool = (icon: string, label: string, properties: Partial<HTMLButtonElement> = {}) => {
  const button = element('button', { type: 'button', className: 'viewer-tool', ...properties }, label);
  button.dataset.icon = icon;
  return button;
};

/** A button with an icon alone. */
const iconTool = (icon: string, label: string) => tool(icon, '', { ariaLabel: label, title: label });

/** The panel's elements; the picture is its poster. */
function drawPanel(t: LiveTexts, title: string, poster: HTMLImageElement | undefined) {
  const frame = element('iframe', { className: 'viewer-frame', title, src: `${BASE}demo/frame.html` });
  frame.sandbox.value = REPORT_SANDBOX;
  const status = element('p', { className: 'live-status', role: 'status' }, t.opening);
  const stage = element('section', { className: 'viewer-scroller', ariaLabel: title }, status, frame);
  const previous = iconTool('previous', t.previous);
  const next = iconTool('next', t.next);
  const full = tool('full', t.full, { ariaPressed: 'false' });
  const large = tool('large', t.large, { ariaPressed: 'false' });
  const out = tool('close', t.close, { autofocus: true });
  const bar = element('div', { className: 'viewer-bar' }, element('b', {}, title), previous, next, full, large, out);
  const dialog = element('dialog', { className: 'live', ariaLabel: title }, bar, stage);
  dialog.style.setProperty('--poster', `url("${poster?.currentSrc ?? ''}")`);
  return { dialog, frame, status, stage, previous, next, full, large, out };
}

/** The name of the highlight in live.css. */
const LIT = 'live-clause';

/** Lights what a caption says about one of its numbers, and returns those words. */
function lightClause(caption: HTMLElement, number: number): string {
  const buttons = [...caption.querySelectorAll<HTMLElement>('[data-mark]')];
  const range = new Range();
  const lengthBefore = (button: HTMLElement) => {
    range.setStart(caption, 0);
    range.setEndBefore(button);
    return range.toString().length;
  };
  const numbers = buttons.map(lengthBefore);
  const index = buttons.findIndex(({ dataset }) => dataset.mark?.endsWith(` ${number}`));
  for (const [at, button] of buttons.entries()) button.ariaCurrent = at === index ? 'true' : null;
  if (index < 0) return '';
  const text = caption.textContent;
  const [from, to] = clauseOf(text, numbers, numbers[index]!, pageLang());
  const texts = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT);
  let length = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const end = length + (node.nodeValue?.length ?? 0);
    if (from >= length && from < end) range.setStart(node, from - length);
    if (to > length && to <= end) range.setEnd(node, to - length);
    length = end;
  }
  // Browsers without highlights have the number alone.
  CSS.highlights?.set(LIT, new Highlight(range));
  return text.slice(from, to);
}

/** A screen of the reader's own report that a line of text names, by its hash. */
const screenOf = (hash: string): Screen => ({
  panel: hash === DIFF_SCREEN ? 'diff' : hash.slice(1),
  width: REPORT_WIDTH,
  marks: [],
});

/**
 * Opens a screen: that of a picture in the picture's place, that of a line below it. On a phone, and where there is no such
 * place, it fills the window.
 * @param opener the link below a picture, which has the panel's texts and the picture's id; the button beside it, which
 *   opens that screen of the reader's own report; or a link to any screen of that (`data-screen`)
 */
export function openLive(opener: HTMLElement, urlOf: typeof chunkUrl): void {
  const { screen: hash, live = '', texts = '{}', at = '1' } = opener.dataset;
  delete opener.dataset.at;
  const figure = opener.closest('figure');
  const link = figure?.querySelector<HTMLAnchorElement>('a[data-live]');
  const screen = hash === undefined ? screens[live] : screenOf(hash);
  if (!screen) return;
  end?.();
  addStyles();
  const isOwn = opener !== link;
  const isDiff = screen.panel === 'diff';
  const line = opener.closest('main p');
  const isPhone = matchMedia(PHONE).matches;
  const isAlwaysLarge = isPhone || !(link || line);
  const t = JSON.parse(texts) as LiveTexts;
  const poster = shownPicture(figure)?.querySelector('img') ?? undefined;
  const { dialog, frame, status, stage, previous, next, full, large, out } = drawPanel(
    t,
    isOwn ? t.own : t.title,
    poster,
  );
  // The numbers of the text are about rows of the sample, so they lead through no other report.
  const caption = (!isOwn && screen.marks.length > 0 && figure?.querySelector('figcaption')) || undefined;
  const focused = document.activeElement;
  let mark = caption ? Number(at) : 0;

  const done = new AbortController();
  const { signal } = done;
  end = () => {
    done.abort();
    end = undefined;
    dialog.remove();
    CSS.highlights?.delete(LIT);
    if (!caption) return;
    for (const button of caption.querySelectorAll('[aria-current]')) button.ariaCurrent = null;
    figure?.append(caption);
  };
  const leave = () => {
    end?.();
    // The number that has opened it, or the link.
    (focused instanceof HTMLElement && figure?.contains(focused) ? focused : opener).focus();
  };
  const fail = () => {
    const href = (link ?? opener).getAttribute('href');
    status.replaceChildren(t.failed, ' ', ...(href ? [element('a', { href }, t.open)] : []));
    frame.remove();
  };
  /** As a modal dialog it fills the window. The report stays as it is. */
  const show = (isLarge: boolean) => {
    dialog.close();
    if (isLarge) dialog.showModal();
    else dialog.show();
    large.ariaPressed = String(isLarge);
  };

  const setFull = (isFull: boolean) => {
    stage.toggleAttribute('data-full', isFull);
    full.ariaPressed = String(isFull);
    // Keys must scroll it too.
    stage.tabIndex = isFull ? 0 : -1;
  };
  /** The reader has chosen one of the two sizes. */
  let hasChosen = false;
  full.addEventListener('click', () => {
    hasChosen = true;
    setFull(full.ariaPressed === 'false');
  });
  const goTo = (number: number) => {
    if (!caption || number < 1 || number > screen.marks.length) return;
    mark = number;
    lead(frame, walkTo(screen, mark));
    status.textContent = lightClause(caption, mark);
    previous.disabled = mark === 1;
    next.disabled = mark === screen.marks.length;
  };
  const step = (direction: 'next' | 'previous') => goTo(mark + (direction === 'next' ? 1 : -1));
  previous.hidden = !caption;
  next.hidden = !caption;
  previous.addEventListener('click', () => step('previous'));
  next.addEventListener('click', () => step('next'));
  large.hidden = isAlwaysLarge;
  large.addEventListener('click', () => {
    show(!dialog.matches(':modal'));
    large.focus();
  });
  out.addEventListener('click', leave);
  dialog.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key];
    // Combinations are the browser's: Alt with an arrow goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') leave();
    // In its real size, the arrows scroll it.
    else if (direction && mark && event.target !== stage) step(direction);
    else return;
    event.preventDefault();
  });
  // The system's own gesture for "back". The event also comes late, when the dialog has only changed its mode.
  dialog.addEventListener('close', () => dialog.open || signal.aborted || leave());
  const onMark = (event: Event) => {
    event.preventDefault();
    goTo((event as CustomEvent<number>).detail);
  };
  figure?.addEventListener(MARK_EVENT, onMark, { signal });
  if (isOwn) addEventListener(OWN_CLOSED_EVENT, () => end?.(), { signal });
  // In `<main>`, which the navigation replaces.
  if (link) link.before(dialog);
  else if (line) line.after(dialog);
  else document.querySelector('main')?.append(dialog);
  // What it says of the numbers stays beside them, also where the panel fills the window.
  if (caption) dialog.append(caption);
  show(isAlwaysLarge);

  const files = isOwn
    ? Promise.resolve(ownReports()?.files ?? [])
    : readSample(isDiff ? 'diff' : 'report', urlOf('report'), signal);
  files.catch(fail);
  const stopListening = openReport(frame, {
    settings: { lang: pageLang(), theme: shownTheme() },
    walk: isOwn ? { hash: walkTo(screen).hash } : walkTo(screen, mark),
    load: async () => {
      const [first, second = first] = (await files) as [ReportFile, ReportFile?];
      return isDiff ? diffParts(first, second) : second.parts();
    },
    onFault: fail,
    onShown: () => {
      status.className = 'viewer-spoken';
      status.textContent = t.opened;
      goTo(mark);
    },
    onEscape: leave,
    onKey: step,
    onPlace: (left) => scrollToPlace(stage, left),
  });
  const stopFit = keepFit(
    stage,
    (scale) => {
      full.hidden = scale === 1;
      if (!hasChosen) setFull(scale < READABLE);
    },
    screen.width,
  );
  signal.addEventListener('abort', () => {
    stopListening();
    stopFit();
  });
  afterPaint(() => dialog.scrollIntoView({ block: 'nearest' }));
}
