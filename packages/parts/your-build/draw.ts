/**
 * Shows the numbers of the reader's own build in the pages, while their report is in the memory of this tab. The script of the
 * viewer's island fetches this one when a page is left with a report open. Everything from a report is text, never HTML.
 */
import { element, on, onPage, pageLang, styleSheet } from '@rsdoctor-docs/preset/client';
import { isolated } from '@rsdoctor-docs/viewer/format';
import { OWN_CLOSED_EVENT, ownReports } from '../report/events.ts';
import { LIVE_TEXTS } from '../report/texts.ts';
import { inLang, knownLang, type Lang } from '../site.ts';
import * as en from '../words/en.ts';
import { withFallback } from '../words/fallback.ts';
import type { Piece } from '../words/pieces.ts';
import * as zh from '../words/zh.ts';
import { alertScreen, type Build, firstScreen, type Line, lineOf, OVERALL } from './facts.ts';
import { FACT } from './names.ts';

type Words = typeof en.yourBuild;

import styles from './your-build.css?inline';

const addStyles = styleSheet(styles);

/** The site's base: this script is in static/js/ below it. */
const BASE = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

const CHIP = 'your-build-chip';
/** What is put beside the text of a page, and taken away when the report is closed. */
const ADDED = `.${CHIP}, .your-build-alerts`;

const root = document.documentElement;

/** What the functions below need to know: the reader's build, the language of the page, and its words. */
interface Context {
  build: Build;
  lang: Lang;
  t: Words;
}

const pieceNodes = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : element('code', {}, piece.name)));

/** A link as pages have it. */
const link = (href: string, ...children: (Node | string)[]) =>
  element('a', { className: 'rp-link', href }, ...children);

/** The texts of the panel that opens a screen (packages/parts/live/open-live.ts), as its link carries them. */
const panelTexts = (lang: Lang): string => {
  const texts = withFallback(lang, { en: en.texts, zh: zh.texts });
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(LIVE_TEXTS).map(([key, name]) => [key, texts[name]])),
    open: texts.liveOwnTitle,
  });
};

/** Makes an element open a screen of the reader's report in the panel. */
function opening<Opener extends HTMLElement>(opener: Opener, screen: string, lang: Lang): Opener {
  Object.assign(opener.dataset, { does: 'live', screen, texts: panelTexts(lang) });
  return opener;
}

/** A link to a screen: without the panel, the page that opens reports shows it, or asks for the file again. */
function screenLink(screen: string, { lang }: Context, ...children: (Node | string)[]): HTMLAnchorElement {
  const from = encodeURIComponent(location.pathname);
  const href = `${BASE}${inLang('/preview/', lang)}?from=${from}${screen}`;
  return opening(link(href, ...children), screen, lang);
}

/** The line of a place in the text. */
function lineNodes({ pieces, screen, lack, hasFailed }: Line, context: Context): (Node | string)[] {
  const { t, lang } = context;
  const nodes = [
    element('b', {}, hasFailed ? t.inFailed : lack && lack.what !== 'modules' ? t.lacking : t.inYours),
    ...pieceNodes(pieces),
  ];
  if (screen) nodes.push(' ', screenLink(screen, context, t.show));
  if (lack) nodes.push(' ', link(BASE + inLang(lack.page, lang), t.remedies[lack.what]));
  return nodes;
}

/** The reason why a row of a table fits. */
function signNodes({ pieces, screen, hasFailed }: Line, context: Context): (Node | string)[] {
  // Without code: its colour in a link has too little contrast in a row that is marked.
  const reason = pieces.map((piece) => (typeof piece === 'string' ? piece : element('bdi', {}, piece.name)));
  return [
    hasFailed ? context.t.inFailed : context.t.yours,
    ...(screen ? [screenLink(screen, context, ...reason)] : reason),
  ];
}

/** Fills the places of the page, and hides those that have nothing to say. */
function drawPlaces(context: Context): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[${FACT}]`)) {
    const line = lineOf(place.getAttribute(FACT) ?? '', context.build, context.t);
    const nodes = line ? (place.localName === 'p' ? lineNodes : signNodes)(line, context) : [];
    place.replaceChildren(...nodes);
    // Two lines, one below the other, that lack the same say it once.
    const above = place.previousElementSibling;
    place.hidden = !line || (above?.hasAttribute(FACT) === true && above.textContent === place.textContent);
  }
}

/** Writes into the table of rules how many alerts, and how many of the bundler's own messages, the build has. */
function drawAlerts(context: Context): void {
  const { alerts, messages } = context.build.facts;
  for (const row of document.querySelectorAll('.rule-list tbody tr')) {
    const code = row.querySelector('a')?.textContent ?? '';
    const isOfBundler = code === 'OVERLAY';
    const count = isOfBundler
      ? messages.errors + messages.warnings
      : alerts.find((alert) => alert.code === code)?.count;
    if (!count) continue;
    const label = isOfBundler ? context.t.messagesOf(count) : context.t.alertsOf(count);
    const { kind } = context.build.facts;
    const said = kind === 'stats' ? label : screenLink(isOfBundler ? OVERALL : alertScreen(code), context, label);
    row.lastElementChild?.append(element('span', { className: 'your-build-alerts' }, said));
  }
}

/** Puts the chip into the bar. Buttons alone: the navigation compares the links of both pages' bars. */
function drawChip({ build, lang, t }: Context): void {
  const menu = document.querySelector('[popovertarget=frame-menu]');
  const title = t.memory(isolated(build.facts.name));
  const open = opening(element('button', { type: 'button', title }, t.chip), firstScreen(build.facts), lang);
  const close = element('button', { type: 'button', ariaLabel: t.close, title: t.close }, '×');
  close.dataset.does = 'closeYourBuild';
  menu?.before(element('span', { className: CHIP, role: 'group', ariaLabel: t.chip }, open, close));
}

/**
 * Lets the switch "Show for" show the report's bundler to a reader who has not chosen one. It is not stored.
 * @param bundler with its version, as `rspack 1.7.12`; undefined when the report is closed
 */
function guess(bundler?: string): void {
  const isMeant = ({ value }: HTMLOptionElement) => bundler?.startsWith(value.replace('-', ' '));
  const found = [...document.querySelectorAll<HTMLOptionElement>('[name=show-for] option')].find(isMeant)?.value;
  // A page without the switch does not know the names.
  if (bundler && (!found || found === root.dataset.guess)) return;
  if (found) root.dataset.guess = found;
  else delete root.dataset.guess;
  dispatchEvent(new Event('storage'));
}

/** Takes everything out of the page again. */
function clear(): void {
  for (const added of document.querySelectorAll(ADDED)) added.remove();
  for (const place of document.querySelectorAll<HTMLElement>(`[${FACT}]`)) place.hidden = true;
}

/** The page on screen and the report that it shows, so that a page is drawn once. */
let shown: readonly unknown[] = [];

/** Brings the page up to date with what is open. */
export function draw(): void {
  // The viewer shows the report itself, and the reader may close it there.
  const isViewer = document.querySelector('[data-island=viewer]') !== null;
  const [first, second] = (!isViewer && ownReports()?.facts) || [];
  const facts = second ?? first;
  const now = [document.querySelector('main'), facts];
  if (now.every((part, index) => part === shown[index])) return;
  shown = now;
  clear();
  if (facts) {
    addStyles();
    const lang = knownLang(pageLang());
    const context = {
      build: { facts, ...(second && first && { before: first }) },
      lang,
      t: withFallback(lang, { en: en.yourBuild, zh: zh.yourBuild }),
    };
    drawPlaces(context);
    drawAlerts(context);
    drawChip(context);
  }
  if (!isViewer) guess(facts?.bundler);
}

on('click', '[data-does=closeYourBuild]', () => {
  ownReports()?.close();
  dispatchEvent(new Event(OWN_CLOSED_EVENT));
  draw();
  // The button that had the focus is gone, so Tab goes on from the text.
  document.querySelector<HTMLElement>('#frame-main')?.focus({ preventScroll: true });
});

// At once, before the navigation looks for its place in the page; and later, because the viewer's island gives the reports
// back only after this event.
onPage(() => {
  draw();
  queueMicrotask(draw);
});
