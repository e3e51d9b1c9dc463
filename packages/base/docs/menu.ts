/** The menus of a language: `_nav.json` (header) and `_meta.json` (sidebar), with the line of every entry. */
import path from 'node:path';
import { readJson } from '../json.ts';
import { Problem } from '../problem.ts';
import { mustBeUtf8, plainText } from './text.ts';

/** An entry of a menu, which is an object or a name. */
export interface Entry {
  /** A bare name is `{ type: 'file', name }`. */
  value: Record<string, unknown>;
  line: number;
  /** The line of one of its keys. */
  lineOf(key: string): number;
}

export interface Menu {
  /** File, relative like that of a page. */
  file: string;
  lang: string;
  kind: 'nav' | 'meta';
  /** The folder that it is about, below docs/<lang>/; empty for the top. */
  folder: string;
  /** All entries, those of drop-downs and groups too. */
  entries: readonly Entry[];
  /** Why it could not be read. */
  problem?: Problem;
}

/** Reads one menu. An error becomes its `problem`. */
export function readMenu({ file, lang, name, text }: { file: string; lang: string; name: string; text: string }): Menu {
  const folder = path.posix.dirname(name);
  const menu = {
    file,
    lang,
    kind: path.posix.basename(name) === '_nav.json' ? ('nav' as const) : ('meta' as const),
    folder: folder === '.' ? '' : folder,
  };
  try {
    mustBeUtf8(file, text);
    const { value, lineOf } = readJson(file, plainText(text));
    if (!Array.isArray(value)) throw new Problem(`${file}:1`, 'is no list', { expected: '[ … ]' });
    const entries: Entry[] = [];
    const collect = (items: unknown[], at: (string | number)[]): void => {
      for (const [index, item] of items.entries()) {
        const place = [...at, index];
        const object = typeof item === 'string' ? { type: 'file', name: item } : item;
        if (!object || typeof object !== 'object' || Array.isArray(object))
          throw new Problem(`${file}:${lineOf(place)}`, 'is neither a name nor an object', {
            seen: JSON.stringify(item),
            fix: 'write the name of a file in double quotes, or { "type": "dir", "name": …, "label": … }',
          });
        entries.push({
          value: object as Record<string, unknown>,
          line: lineOf(place),
          lineOf: (key) => (typeof item === 'string' ? lineOf(place) : lineOf([...place, key])),
        });
        const { items: below } = object as { items?: unknown };
        if (Array.isArray(below)) collect(below, [...place, 'items']);
      }
    };
    collect(value, []);
    return { ...menu, entries };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...menu, entries: [], problem: error };
  }
}
