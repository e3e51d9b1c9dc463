import { type SearchIndexFile, type SearchTextFile, textAddress } from './index-file.ts';

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json() as Promise<T>;
}

/** The first file of a language. */
export const fetchIndex = (url: string): Promise<SearchIndexFile> => fetchJson(url);

/** The texts that belong to it. @param url address of the first file */
export const fetchTexts = (url: string): Promise<SearchTextFile> => fetchJson(textAddress(url));
