import { element } from '@rsdoctor-docs/preset/client';
import type { Kept } from '@rsdoctor-docs/viewer';

/** While the reader has a report of their own in this tab, pages offer its screens beside those of the live report. */
export function offerOwn({ reports }: Kept): void {
  if (reports.length === 0 || reports.some(({ facts }) => facts.kind === 'stats')) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-live]:not(:has(+ button))')) {
    if (link.search.includes('sample=diff') && reports.length < 2) continue;
    const button = element('button', { type: 'button', className: link.className }, link.dataset.own ?? '');
    Object.assign(button.dataset, link.dataset, { own: '' });
    link.after(button);
  }
}

/** Takes back what {@link offerOwn} has put into the page. */
export function withdrawOwn(): void {
  for (const button of document.querySelectorAll('button[data-own]')) button.remove();
}
