import type { SearchIndexFile } from './index-file.ts';

export async function fetchIndex(url: string): Promise<SearchIndexFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json() as Promise<SearchIndexFile>;
}
