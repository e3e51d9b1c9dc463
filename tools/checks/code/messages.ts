/** Every message that a reader can meet has a section that answers it. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { toRoute } from '@rsdoctor-docs/base/site';
import { messageFaults, searchAnswers } from '@rsdoctor-docs/parts/reference';
import { LANGS } from '@rsdoctor-docs/parts/site';

/** Addresses of a page and its sections, without language. */
const addressesOf = ({ route, tree }: Page): string[] => {
  const page = toRoute(`/${route}`);
  const ids = [...nodesIn(tree)].flatMap((node) => (node.type === 'heading' ? (headingOf(node).id ?? []) : []));
  return [page, ...ids.map((id) => `${page}#${id}`)];
};

export const messages: Check<string> = {
  name: 'messages',
  about: 'every message and code of the packages has a section that answers it, or a reason why none is needed',
  of: 'messages of docs/reference/messages.json',
  items: ({ docs }) => searchAnswers(docs).flatMap(({ texts }) => texts),
  problems: (_, { docs, pages }) => {
    const all = pages.flatMap((page) => addressesOf(page).map((address) => `${page.lang} ${address}`));
    const known = new Set(all);
    return messageFaults(docs, { has: (address) => LANGS.every((lang) => known.has(`${lang} ${address}`)) });
  },
};
