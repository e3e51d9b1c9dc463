/** The choice of a bundler for all pages: the switch, tabs of any group that are named after bundlers, and what is for some. */
import { chooseName, chosenName, isFor, on, onChoice, setAddress, shareNames } from '@rsdoctor-docs/preset/client';
import { BUNDLER_GROUP, CHOICES } from './names.ts';

/** The reader has used the switch of this page, so that its address gets the choice, for who copies it. */
let isMade = false;

shareNames(BUNDLER_GROUP, CHOICES);
chooseName(new URL(location.href).searchParams.get(BUNDLER_GROUP) ?? '');
on<HTMLInputElement>('change', '[name=show-for]', ({ value }) => {
  isMade = true;
  chooseName(value);
  isMade = false;
});
on('beforematch', '[data-for]', ({ dataset }) => chooseName(dataset.for ?? ''));
onChoice(() => {
  const name = chosenName();
  document.documentElement.dataset.bundler = String(CHOICES.indexOf(name));
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=show-for]'))
    radio.checked = radio.value === name;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
    part.hidden = (!isFor(part.dataset.for ?? '', name) && 'until-found') as boolean;
  const url = new URL(location.href);
  if (!isMade && !url.searchParams.has(BUNDLER_GROUP)) return;
  url.searchParams.set(BUNDLER_GROUP, name);
  setAddress(url);
});
