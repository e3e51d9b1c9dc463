import { decode } from '@rsdoctor-docs/base/site';

/**
 * A piece of an address as its writer meant it: without the end of the sentence that it was pasted with (`…/intro).`,
 * `…/intro，请看`), in small letters.
 */
export const spelled = (text: string): string =>
  decode(text)
    .toLowerCase()
    .replace(/(?<=\w)[^\w/-]+$|[^\p{L}\p{N}]+$/u, '');
