// The live report in the place of its picture. A script of its own, fetched at the click (client.ts).

import {
  afterPaint,
  type chunkUrl,
  element,
  onPage,
  shownPicture,
  shownTheme,
  styleSheet,
} from '@rsdoctor-docs/preset/client';
import { downloadSample } from '@rsdoctor-docs/viewer/download';
import { DIFF_SCREEN, diffParts, ReportFile } from '@rsdoctor-docs/viewer/report-file';
import { keepFit, lead, openReport, REPORT_WIDTH } from '@rsdoctor-docs/viewer/report-frame';
import frameStyles from '@rsdoctor-docs/viewer/report-frame.css?inline';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import { MARK_EVENT, OWN_CLOSED_EVENT, ownReports } from '../../report/events.ts';
import { type Screen, screens, walkTo } from '../../report/screens.ts';
import type { LiveTexts } from '../../report/texts.ts';
import styles from './live.css?inline';

/** Narrower windows have no room for a report between the lines. */
const PHONE = '(width <= 768px)';
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

/** "Fit" and "100%" as one control: sets `data-full` of the stage. */
function sizeChoice(t: LiveTexts, stage: HTMLElement, startsFull: boolean): HTMLFieldSetElement {
  const choice = (label: string, isFull: boolean) => {
    const checked = isFull === startsFull;
    const onchange = () => {
      stage.toggleAttribute('data-full', isFull);
      // Keys must scroll it too.
      stage.tabIndex = isFull ? 0 : -1;
    };
    if (checked) onchange();
    const input = element('input', { type: 'radio', name: 'live-size', className: 'viewer-input', checked, onchange });
    return element('label', {}, input, label);
  };
  const legend = element('legend', { className: 'viewer-spoken' }, t.size);
  return element('fieldset', { className: 'viewer-sizes' }, legend, choice(t.fit, false), choice(t.full, true));
}

/** The panel's elements; the picture is its poster. */
function drawPanel(t: LiveTexts, title: string, poster: HTMLImageElement | undefined, isPhone: boolean) {
  const frame = element('iframe', { className: 'viewer-frame', title, src: `${BASE}demo/frame.html` });
  frame.sandbox.value = REPORT_SANDBOX;
  const status = element('p', { className: 'live-status', role: 'status' }, t.opening);
  const stage = element('section', { className: 'viewer-scroller', ariaLabel: title }, status, frame);
  // A whole report in the width of a phone has letters of 4 px, so phones begin with its real size.
  const sizes = sizeChoice(t, stage, isPhone);
  const large = element('button', { type: 'button', className: 'report-button', ariaPressed: 'false' }, t.large);
  const out = element('button', { type: 'button', className: 'report-button', autofocus: true }, t.close);
  const bar = element('div', { className: 'live-bar' }, element('b', {}, title), sizes, large, out);
  const dialog = element('dialog', { className: 'live', ariaLabel: title }, bar, stage);
  dialog.style.setProperty('--poster', `url("${poster?.currentSrc ?? ''}")`);
  dialog.style.setProperty('--poster-height', `${poster?.clientHeight ?? 0}px`);
  return { dialog, frame, status, stage, sizes, large, out };
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
  const { screen: hash, live = '', texts = '{}' } = opener.dataset;
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
  const { dialog, frame, status, stage, sizes, large, out } = drawPanel(t, isOwn ? t.own : t.title, poster, isPhone);

  const done = new AbortController();
  const { signal } = done;
  end = () => {
    done.abort();
    end = undefined;
    dialog.remove();
  };
  const leave = () => {
    end?.();
    opener.focus();
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

  large.hidden = isAlwaysLarge;
  large.addEventListener('click', () => {
    show(!dialog.matches(':modal'));
    large.focus();
  });
  out.addEventListener('click', leave);
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  // The system's own gesture for "back". The event also comes late, when the dialog has only changed its mode.
  dialog.addEventListener('close', () => dialog.open || signal.aborted || leave());
  // The numbers of the text are about rows of the sample, so they lead through no other report.
  const onMark = (event: Event) => isOwn || lead(frame, walkTo(screen, (event as CustomEvent<number>).detail));
  figure?.addEventListener(MARK_EVENT, onMark, { signal });
  if (isOwn) addEventListener(OWN_CLOSED_EVENT, () => end?.(), { signal });
  // In `<main>`, which the navigation replaces.
  if (link) link.before(dialog);
  else if (line) line.after(dialog);
  else document.querySelector('main')?.append(dialog);
  show(isAlwaysLarge);

  const files = isOwn
    ? Promise.resolve(ownReports()?.files ?? [])
    : readSample(isDiff ? 'diff' : 'report', urlOf('report'), signal);
  files.catch(fail);
  const stopListening = openReport(frame, {
    settings: { lang: document.documentElement.lang, theme: shownTheme() },
    walk: isOwn ? { hash: walkTo(screen).hash } : walkTo(screen),
    load: async () => {
      const [first, second = first] = (await files) as [ReportFile, ReportFile?];
      return isDiff ? diffParts(first, second) : second.parts();
    },
    onFault: fail,
    onShown: () => status.remove(),
    onEscape: leave,
  });
  const stopFit = keepFit(
    stage,
    (scale) => {
      sizes.hidden = scale === 1;
    },
    screen.width,
  );
  signal.addEventListener('abort', () => {
    stopListening();
    stopFit();
  });
  afterPaint(() => dialog.scrollIntoView({ block: 'nearest' }));
}
