// The live report in the place of its picture. A script of its own, fetched at the click (client/actions.ts).

import { downloadSample } from '@rsdoctor-docs/viewer/download';
import { sourcesOf } from '@rsdoctor-docs/viewer/open';
import { diffParts, ReportFile } from '@rsdoctor-docs/viewer/report-file';
import { keepFit, lead, openReport } from '@rsdoctor-docs/viewer/report-frame';
import frameStyles from '@rsdoctor-docs/viewer/report-frame.css?inline';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import type { chunkUrl } from '../../../client/chunks.ts';
import { afterPaint, onPage } from '../../../client/page.ts';
import { shownTheme } from '../../../client/theme.ts';
import { MARK_EVENT } from '../../../names.ts';
import styles from './live.css?inline';
import { screens, walkTo } from './screens.ts';
import type { LiveTexts } from './texts.ts';

/** Narrower windows have no room for a report between the lines. */
const PHONE = '(width <= 768px)';
/** The site's base: this script is in static/js/ below it. */
const BASE = new URL('../../', import.meta.url).pathname;

const sheet = new CSSStyleSheet();
sheet.replaceSync(frameStyles + styles);

/** Ends the open panel. */
let end: (() => void) | undefined;
// The navigation has taken its page away.
onPage(() => document.querySelector('.live') ?? end?.());

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Reads the sample's report, or its two, in workers that are closed with the panel. */
async function readSample(sample: 'report' | 'diff', worker: string, signal: AbortSignal): Promise<ReportFile[]> {
  const sources = sourcesOf(await downloadSample({ base: BASE }, sample));
  return Promise.all(
    sources.map(async (source) => {
      const file = new ReportFile(worker);
      signal.addEventListener('abort', () => file.close());
      await file.open(source, () => undefined);
      return file;
    }),
  );
}

/**
 * Opens the screen that a picture shows, in its place; on a phone in the whole window.
 * @param link below the picture, which has the panel's texts and the picture's id
 */
export function openLive(link: HTMLAnchorElement, urlOf: typeof chunkUrl): void {
  const figure = link.closest('figure');
  const screen = screens[link.dataset.live ?? ''];
  if (!figure || !screen) return;
  end?.();
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const t = JSON.parse(link.dataset.texts ?? '{}') as LiveTexts;
  const done = new AbortController();
  const { signal } = done;
  const isPhone = matchMedia(PHONE).matches;
  const image = [...figure.querySelectorAll('img')].find((one) => one.checkVisibility());

  const frame = element('iframe', { className: 'viewer-frame', title: t.title, src: `${BASE}demo/frame.html` });
  frame.sandbox.value = REPORT_SANDBOX;
  const status = element('p', { className: 'live-status', role: 'status' }, t.opening);
  const stage = element('div', { className: 'viewer-scroller' }, status, frame);
  stage.style.setProperty('--poster', `url("${image?.currentSrc ?? ''}")`);
  const sizes = element(
    'fieldset',
    { className: 'viewer-sizes' },
    element('legend', { className: 'viewer-spoken' }, t.size),
    ...[t.fit, t.full].map((label, index) => {
      const input = element('input', {
        type: 'radio',
        name: 'live-size',
        className: 'viewer-input',
        checked: index === 0,
        onchange: () => stage.toggleAttribute('data-full', index === 1),
      });
      return element('label', {}, input, label);
    }),
  );
  const large = element('button', { type: 'button', className: 'report-button', ariaPressed: 'false' }, t.large);
  const out = element('button', { type: 'button', className: 'report-button', autofocus: true }, t.close);
  const dialog = element(
    'dialog',
    { className: 'live', ariaLabel: t.title },
    element('div', { className: 'live-bar' }, element('b', {}, t.title), sizes, ...(isPhone ? [] : [large]), out),
    stage,
  );
  const height = image?.clientHeight ?? 0;
  dialog.style.setProperty('--poster-height', `${height}px`);

  const finish = () => {
    done.abort();
    end = undefined;
    dialog.remove();
  };
  const leave = () => {
    finish();
    link.focus();
  };
  const fail = () => {
    status.replaceChildren(t.failed, ' ', element('a', { href: link.href }, t.open));
    frame.remove();
  };
  /** As a modal dialog it fills the window. The report stays as it is. */
  const show = (isLarge: boolean) => {
    dialog.close();
    if (isLarge) dialog.showModal();
    else dialog.show();
    large.ariaPressed = String(isLarge);
  };
  end = finish;

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
  // The system's own gesture for "back"; another mode of the same dialog is no end.
  dialog.addEventListener('close', () => dialog.open || signal.aborted || leave());
  figure.addEventListener(MARK_EVENT, (event) => lead(frame, walkTo(screen, (event as CustomEvent<number>).detail)), {
    signal,
  });
  link.before(dialog);
  show(isPhone);

  const files = readSample(screen.panel === 'diff' ? 'diff' : 'report', urlOf('report'), signal);
  files.catch(fail);
  const stopListening = openReport(frame, {
    settings: { lang: document.documentElement.lang, theme: shownTheme() },
    walk: walkTo(screen),
    load: async () => {
      const [first, second] = (await files) as [ReportFile, ReportFile | undefined];
      return second ? diffParts(first, second) : first.parts();
    },
    onFault: fail,
    onShown: () => status.remove(),
    onEscape: leave,
  });
  const stopFit = keepFit(stage, (scale) => (sizes.hidden = scale === 1), screen.width);
  signal.addEventListener('abort', () => {
    stopListening();
    stopFit();
  });
  afterPaint(() => dialog.scrollIntoView({ block: 'nearest' }));
}
