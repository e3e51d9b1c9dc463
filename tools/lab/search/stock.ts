/**
 * The search of the stock Rspress panel, in Node: its own code from @rspress/core on its own index from the same build.
 * Only what it takes from the browser is put in place: the page data module, the public path and `fetch`.
 */
import fs from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { STOCK_INDEX_FOLDER } from '../../build/publish/stock-index.ts';

interface StockSearcher {
  init(): Promise<void>;
  match(query: string): Promise<{ result: { link: string }[] }[]>;
}

interface StockModule {
  PageSearcher: new (options: { currentLang: string; currentVersion: string }) => StockSearcher;
}

const PREFIX = 'search_index.';

/** The indexes of the last build by language; it sets them aside, since the site does not use them. */
function stockIndexes(): Map<string, string> {
  if (!fs.existsSync(STOCK_INDEX_FOLDER)) return new Map();
  const names = fs.readdirSync(STOCK_INDEX_FOLDER).filter((name) => name.startsWith(PREFIX));
  return new Map(names.map((name) => [name.split('.')[1]!, path.join(STOCK_INDEX_FOLDER, name)]));
}

/** The file of the stock index of a language; `null` when the last build wrote none. */
export function stockIndexFile(lang: string): string | null {
  return stockIndexes().get(lang) ?? null;
}

/** A search function of the stock panel: routes in the order in which it lists them. */
export async function stockSearch(lang: string): Promise<(query: string) => Promise<string[]>> {
  const indexes = stockIndexes();
  const hashes = Object.fromEntries(
    [...indexes].map(([name, file]) => [`###${name}`, path.basename(file).split('.')[2]]),
  );
  const virtual = `data:text/javascript,export const searchIndexHash = ${encodeURIComponent(JSON.stringify(hashes))};`;
  const hooks = `export const resolve = (specifier, context, next) => specifier === 'virtual-page-data' ? { url: ${JSON.stringify(virtual)}, shortCircuit: true } : next(specifier, context);`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
  Object.assign(globalThis, { __webpack_public_path__: '' });

  const realFetch = globalThis.fetch;
  globalThis.fetch = async (url) =>
    new Response(fs.readFileSync(path.join(STOCK_INDEX_FOLDER, path.basename(String(url)))));
  try {
    const code = new URL('theme/components/Search/logic/search.js', import.meta.resolve('@rspress/core'));
    const { PageSearcher } = (await import(code.href)) as StockModule;
    const searcher = new PageSearcher({ currentLang: lang, currentVersion: '' });
    await searcher.init();
    return async (query) => {
      const groups = await searcher.match(query);
      return [...new Set(groups.flatMap(({ result }) => result.map(({ link }) => link.split('#')[0]!)))];
    };
  } finally {
    globalThis.fetch = realFetch;
  }
}
