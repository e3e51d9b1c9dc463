import { localEngine } from '../../../theme/components/search/engine/local.ts';
export class IndexGoneError extends Error {}
export const startEngine = ({ indexUrl }: { workerUrl: string; indexUrl: string }) => {
  const e = localEngine(indexUrl);
  return { ...e, search: async (q: string, { limit }: { limit: number }) => ({ nearest: [] as string[], ...(await e.search(q, { limit, snippetSize: 10 })) }) };
};
