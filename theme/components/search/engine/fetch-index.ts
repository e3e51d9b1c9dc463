import { request } from '../../../outside.ts';
import { textAddress } from './index-file.ts';
import { readIndex, readTexts } from './read-index.ts';

async function fetchJson(url: string): Promise<unknown> {
  const response = await request(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json();
}

/** The first file of a language. */
export const fetchIndex = async (url: string) => readIndex(await fetchJson(url));

/** The texts that belong to it. @param url address of the first file */
export const fetchTexts = async (url: string) => readTexts(await fetchJson(textAddress(url)));
