/** `_meta.json` and the files beside it say the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';

/** Routes of the spec that no menu shows. */
const UNLISTED = new Set(['config/options/options-shared', 'guide/start/quick-start-shared']);

type Entry = string | { type?: string; name?: string; label?: string };

/** Every entry of a menu has its file, and every page is in a menu (index pages belong to their folder's entry). */
export function menusHold(docs: string): Problem[] {
  const problems: Problem[] = [];
  for (const lang of ['en', 'zh']) {
    const root = path.join(docs, lang);
    const metas = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => path.basename(name) === '_meta.json',
    );
    const listed = new Set<string>();
    for (const name of metas) {
      const file = path.join(root, name);
      const place = path.relative(path.dirname(docs), file);
      const lines = readFileSync(file, 'utf8').split('\n');
      let entries: Entry[];
      try {
        entries = JSON.parse(lines.join('\n')) as Entry[];
      } catch (error) {
        problems.push(new Problem(`${place}:1`, 'is no JSON', { seen: (error as Error).message }));
        continue;
      }
      for (const entry of entries) {
        const page = typeof entry === 'string' ? entry : entry.name;
        if (!page) continue;
        const target = path.join(path.dirname(file), page);
        const found = ['', '.mdx', '.md'].some((extension) => existsSync(target + extension));
        const line = lines.findIndex((text) => text.includes(`"${page}"`)) + 1;
        if (!found)
          problems.push(
            new Problem(`${place}:${line}`, `names "${page}", but there is no such file or folder`, {
              fix: `add ${page}.mdx beside it, or remove the entry`,
            }),
          );
        listed.add(path.relative(root, target));
      }
    }
    const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.mdx?$/.test(name) && !name.includes('shared/'),
    );
    for (const name of pages) {
      const route = name.replace(/\.mdx?$/, '');
      if (listed.has(route) || UNLISTED.has(route) || path.basename(route) === 'index') continue;
      problems.push(
        new Problem(`${path.relative(path.dirname(docs), path.join(root, name))}:1`, 'is in no menu', {
          fix: `add "${path.basename(route)}" to _meta.json beside it`,
        }),
      );
    }
  }
  return problems;
}
