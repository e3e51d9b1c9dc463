/** Shows the reader's choice before the first paint: bundler.css selects by it. It stands in every page, so keep it tiny. */
import { storageKey } from '@rsdoctor-docs/preset/client';
import { BUNDLER_GROUP, CHOICES } from './names.ts';

const asked = CHOICES.findIndex((name) => location.search.includes(`${BUNDLER_GROUP}=${name}`));
try {
  document.documentElement.dataset.bundler = asked < 0 ? localStorage[storageKey(BUNDLER_GROUP)] : asked;
} catch {
  // The browser blocks storage: show what is for Rspack 2.
}
