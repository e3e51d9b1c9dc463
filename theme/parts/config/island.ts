/**
 * The config that grows with the ticks of the options. The ticks are kept in this script, so that they last from page to page
 * until the tab loads anew; nothing is stored or sent.
 */
import { configFor, EVERYBODY, type For, fileFor } from '@rsdoctor-docs/evidence/config';
import { element, type Mount, styleSheet } from '@rsdoctor-docs/preset/client';
import { knownLang } from '../../site.ts';
import styles from './config.css?inline';
import { words } from './words.ts';

const ticked = new Set<string>();
const addStyles = styleSheet(styles);

/** The choice of the switch "Show for" (theme/parts/bundler). */
const reader = (): For => {
  const choice = document.querySelector<HTMLSelectElement>('[name=show-for]')?.value;
  return EVERYBODY.find((name) => name.toLowerCase().replace(' ', '-') === choice) ?? 'Rspack 2';
};

/** Words of code that have a colour, by the kind of token. */
const TOKENS =
  /(?<comment>\/\/.*)|(?<string>'[^']*')|(?<keyword>\b(?:import|from|export|default|new)\b)|(?<constant>\b(?:true|false|\d+)\b)/g;
const COLORS = { comment: 'comment', string: 'string-expression', keyword: 'keyword', constant: 'constant' };

/** A line of code in colours. */
function lineOf(line: string, isNew: boolean): HTMLSpanElement {
  const made = element('span', { className: isNew ? 'new' : '' });
  let from = 0;
  for (const { index, 0: word, groups = {} } of line.matchAll(TOKENS)) {
    const kind = Object.entries(COLORS).find(([name]) => groups[name])?.[1];
    const token = element('span', {}, word);
    token.style.color = `var(--shiki-token-${kind})`;
    made.append(line.slice(from, index), token);
    from = index + word.length;
  }
  made.append(line.slice(from), '\n');
  return made;
}

/** The option of a tick: its head says which (plugin.ts). */
const pathOf = (tick: HTMLElement) => tick.closest<HTMLElement>('[data-option]')?.dataset.option ?? '';

export const mount: Mount = async (place) => {
  addStyles();
  const t = words[knownLang(document.documentElement.lang)];
  const ticks = [...document.querySelectorAll<HTMLInputElement>('.add-option input')];
  const title = element('b', {}, t.title);
  const file = element('span');
  const status = element('span', { role: 'status' });
  const show = element('button', { type: 'button', ariaExpanded: String(innerWidth > 768) }, t.show);
  const clear = element('button', { type: 'button' }, t.clear);
  const code = element('pre', { tabIndex: 0, ariaLabel: t.title });
  // The page's script copies what stands in front of a group with this button, and says so in its status.
  const copy = element('button', { type: 'button', className: 'primary' }, t.copy);
  copy.dataset.does = 'copy';
  const copying = element('p', {}, element('span', { role: 'status' }), copy);
  const notes = element('ul');
  const panel = element(
    'section',
    { className: 'my-config', ariaLabel: t.title },
    element('p', {}, title, file, show, clear),
    code,
    copying,
    notes,
    status,
  );
  place.replaceChildren(panel);
  let before: string[] = [];

  /** Brings the panel up to date, and says what has changed. */
  function draw(said = ''): void {
    const bundler = reader();
    const { code: text, left, conflicts } = configFor(bundler, ticked);
    panel.hidden = ticked.size === 0;
    file.textContent = `${fileFor(bundler)}, ${t.count(ticked.size)}`;
    const lines = text.trimEnd().split('\n');
    code.replaceChildren(...lines.map((line) => lineOf(line, before.length > 0 && !before.includes(line))));
    code.hidden = show.ariaExpanded !== 'true';
    before = lines;
    const first = code.querySelector<HTMLElement>('.new');
    if (first) code.scrollTop = first.offsetTop - code.offsetTop - code.clientHeight / 3;
    const sentences = [
      ...(left.length > 0 ? [t.left(left.join(t.comma), bundler)] : []),
      ...conflicts.map(({ what, wins, loses }) => t.conflicts[what](wins.join(t.comma), loses.join(t.comma))),
    ];
    notes.replaceChildren(...sentences.map((sentence) => element('li', {}, sentence)));
    for (const tick of ticks) tick.checked = ticked.has(pathOf(tick));
    if (said) status.textContent = [said, `${t.title}: ${t.count(ticked.size)}.`, ...sentences].join(' ');
  }

  const ended = new AbortController();
  const { signal } = ended;
  for (const tick of ticks)
    tick.addEventListener(
      'change',
      () => {
        const path = pathOf(tick);
        if (tick.checked) ticked.add(path);
        else ticked.delete(path);
        draw((tick.checked ? t.added : t.removed)(path));
      },
      { signal },
    );
  show.addEventListener('click', () => {
    show.ariaExpanded = String(show.ariaExpanded !== 'true');
    draw();
  });
  clear.addEventListener('click', () => {
    ticked.clear();
    draw();
    // The button is gone, so Tab goes on from the first tick.
    ticks[0]?.focus({ preventScroll: true });
  });
  // Another bundler was chosen (packages/preset/client/choices.ts).
  addEventListener('storage', () => draw(), { signal });
  draw();
  return () => ended.abort();
};
