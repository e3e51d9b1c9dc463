/** Keeps the reader's two numbers while this tab is open, and shows them in the tables of the page. */
import type { Mount } from '@rsdoctor-docs/preset/client';
import { OWN_CLOSED_EVENT, ownReports } from '../../report/events.ts';
import { knownLang } from '../../site.ts';
import { type Unit, words } from './words.ts';

const NAMES = ['before', 'after'] as const;
type Numbers = Partial<Record<(typeof NAMES)[number], string>>;

/** What was typed, by guide and field. In memory alone where the browser lets no script store anything. */
const typed: Record<string, string | undefined> = (() => {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
})();
const keyOf = (unit: Unit, name: string) => `your-numbers.${unit}.${name}`;

/** The numbers of the reader's open reports; with one report, that is the build before the change. */
function reported(unit: Unit): Numbers {
  const [before, after] = (ownReports()?.facts ?? []).map(({ stages, initialFiles }) =>
    unit === 's' ? (stages.compile ?? 0) / 1000 : (initialFiles[0]?.size ?? 0) / 1e6,
  );
  const text = (value = 0) => (value > 0 ? String(Number(value.toFixed(unit === 's' ? 1 : 2))) : '');
  return { before: text(before), after: text(after) };
}

/** What both numbers say together; empty while one is missing. */
export function comparison({ before = '', after = '' }: Numbers, t: (typeof words)['en']): string {
  const [from, to] = [Number(before), Number(after)];
  if (!(from > 0) || !(to > 0)) return '';
  const share = `${Math.abs(Math.round((1 - to / from) * 100))}%`;
  return share === '0%' ? t.same : to < from ? t.less(share) : t.more(share);
}

export const mount: Mount = async (place, props) => {
  const { unit } = props as { unit: Unit };
  const form = place as HTMLFieldSetElement;
  const t = words[knownLang(document.documentElement.lang)];
  const fields = () => [...document.querySelectorAll<HTMLFieldSetElement>('.your-numbers')];

  /** Brings all fields and tables of the page up to date. */
  function draw(): void {
    const report = reported(unit);
    const isReported = NAMES.some((name) => typed[keyOf(unit, name)] === undefined && report[name]);
    const numbers: Numbers = Object.fromEntries(
      NAMES.map((name) => [name, typed[keyOf(unit, name)] ?? report[name] ?? '']),
    );
    const result = comparison(numbers, t);
    for (const each of fields()) {
      for (const name of NAMES) {
        const field = each.elements.namedItem(name) as HTMLInputElement;
        if (field !== document.activeElement) field.value = numbers[name] ?? '';
      }
      each.querySelector('output')!.textContent = [result, isReported ? t.fromReport[unit] : '']
        .filter(Boolean)
        .join(' · ');
    }
    for (const cell of document.querySelectorAll<HTMLElement>('[data-yours]')) {
      const is = cell.dataset.yours as (typeof NAMES)[number] | 'change';
      const value = is === 'change' ? result : numbers[is] && `${numbers[is]} ${unit}`;
      cell.textContent = value || '–';
    }
    for (const row of document.querySelectorAll<HTMLElement>('.your-row'))
      row.hidden = NAMES.every((name) => !numbers[name]);
  }

  const ended = new AbortController();
  const { signal } = ended;
  form.addEventListener(
    'input',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (value) typed[keyOf(unit, name)] = value;
      else delete typed[keyOf(unit, name)];
      draw();
    },
    { signal },
  );
  addEventListener(OWN_CLOSED_EVENT, draw, { signal });
  draw();
  return () => ended.abort();
};
