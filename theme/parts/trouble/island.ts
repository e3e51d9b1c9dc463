/** The filter of entries about trouble: by words or a pasted message, and by a chip, which the address has. */
import { type Mount, rowsFor, withVariants } from '@rsdoctor-docs/preset/client';
import { inAddress, TAG_KEY } from './tags.ts';

/** What hides a row from the readers of other bundlers. */
const coverOf = (row: Element) => row.closest('[data-for][hidden]');

export const mount: Mount = async (form, _props, { setAddress }) => {
  const field = form.querySelector<HTMLInputElement>('[type=search]')!;
  const chips = [...form.querySelectorAll<HTMLInputElement>(`[name=${TAG_KEY}]`)];
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-entry]')];
  /** Entries that the filter has opened, and closes again. */
  const opened = new Set<HTMLDetailsElement>();

  function filter(): number {
    const typed = field.value.trim();
    const tag = chips.find(({ checked }) => checked)?.value ?? '';
    const { rows: found, isPasted } = typed ? rowsFor(typed, rows) : { rows, isPasted: false };
    // A message leads to its entry, whatever the chips say.
    const asked = isPasted ? found : found.filter(({ dataset }) => !tag || dataset.tags?.split('|').includes(tag));
    // What only readers of another bundler can have pasted says which bundler it is.
    if (typed && asked.length > 0 && asked.every(coverOf))
      coverOf(asked[0]!)?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    const shown = asked.filter((row) => !coverOf(row));
    const isShown = new Set(shown);
    for (const row of rows) row.toggleAttribute('data-out', !isShown.has(row));
    for (const group of document.querySelectorAll('.trouble-group'))
      group.toggleAttribute('data-out', !shown.some((row) => group.contains(row)));
    for (const details of opened) details.open = false;
    opened.clear();
    for (const row of typed && (isPasted || shown.length === 1) ? shown : [])
      if (row instanceof HTMLDetailsElement && !row.open) {
        row.open = true;
        opened.add(row);
      }
    const all = rows.filter((row) => !coverOf(row)).length;
    form.querySelector('output')!.textContent = shown.length < all ? `${shown.length} / ${all}` : '';
    form.querySelector<HTMLElement>('[data-none]')!.hidden = shown.length > 0;
    return shown.length;
  }

  const ended = new AbortController();
  const { signal } = ended;
  field.addEventListener('input', () => void withVariants(field.value, filter), { signal });
  for (const chip of chips)
    chip.addEventListener(
      'change',
      () => {
        const url = new URL(location.href);
        if (chip.value) url.searchParams.set(TAG_KEY, chip.value);
        else url.searchParams.delete(TAG_KEY);
        setAddress(url);
        filter();
      },
      { signal },
    );
  // Another bundler was chosen (packages/preset/client/choices.ts).
  addEventListener('storage', filter, { signal });

  const chosen = inAddress(new URL(location.href).searchParams.get(TAG_KEY) ?? '');
  for (const chip of chips) chip.checked = chip.value === chosen;
  if (chips.every(({ checked }) => !checked)) chips[0]!.checked = true;
  // The browser keeps what was typed when a reader comes back.
  if (chosen || field.value) filter();
  return () => ended.abort();
};
