/** The choice of a bundler for all pages: the switch, tabs of any group that are named after bundlers, and what is for some. */
import { chooseName, chosenName, isFor, on, onChoice, setAddress, shareNames } from '@rsdoctor-docs/preset/client';
import { BUNDLER_GROUP, CHOICES } from './names.ts';

/** Puts the choice into the address, for who copies it. */
function setBundlerInAddress(name: string): void {
  const url = new URL(location.href);
  url.searchParams.set(BUNDLER_GROUP, name);
  setAddress(url);
}
const bundlerInAddress = () => new URL(location.href).searchParams.get(BUNDLER_GROUP);

shareNames(BUNDLER_GROUP, CHOICES);
chooseName(bundlerInAddress() ?? '');
on<HTMLSelectElement>('change', '[name=show-for]', ({ value }) => {
  setBundlerInAddress(value);
  chooseName(value);
});
on('beforematch', '[data-for]', ({ dataset }) => chooseName(dataset.for ?? ''));
onChoice(() => {
  const name = chosenName();
  document.documentElement.dataset.bundler = String(CHOICES.indexOf(name));
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[name=show-for]')) choice.value = name;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
    part.hidden = (!isFor(part.dataset.for ?? '', name) && 'until-found') as boolean;
  if (bundlerInAddress()) setBundlerInAddress(name);
});
