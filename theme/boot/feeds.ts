const LINKS = 'link[type="application/rss+xml"]';

/**
 * The links to feeds in the head belong to the global components: where the address or the page leaves those out, they
 * are kept aside, in a `<template>`, until another page shows them.
 * @returns the links, wherever they are
 */
export function showFeeds(shown: boolean): NodeListOf<HTMLLinkElement> {
  const { head } = document;
  let aside = head.querySelector('template');
  if (shown) {
    if (aside) head.append(aside.content);
  } else {
    aside ??= head.appendChild(document.createElement('template'));
    aside.content.append(...head.querySelectorAll(LINKS));
  }
  return (shown || !aside ? head : aside.content).querySelectorAll<HTMLLinkElement>(LINKS);
}
