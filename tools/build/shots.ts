/**
 * Adds file and size of the picture to each `<Shot id="…" alt="…" />` of a page. A missing file stops the build with page
 * and line.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { clipFile } from '../../packages/evidence/clips/clip-files.ts';
import {
  filesOf,
  PHONE_COLUMN,
  pictureFor,
  readRecord,
  type ShotsFile,
  themes,
} from '../../packages/evidence/pictures/shots-file.ts';
import { langOfSource } from '../../theme/site.ts';
import { attributesOf, elementsOf, faultOf, pagePlugin, type TreeNode } from '../lib/mdx.ts';
import { once } from '../lib/once.ts';
import { linkMarks } from './marks.ts';

/** Completes the pictures of one page. @param hasFile whether docs/public/shots holds a file */
export function completeShots(
  tree: TreeNode,
  page: string,
  record: ShotsFile,
  hasFile: (name: string) => boolean,
): void {
  for (const element of elementsOf(tree, 'Shot')) {
    const fault = faultOf(element, page);
    const { id = '', clip } = attributesOf(element);
    const entry = record.shots[id]!;
    const light = pictureFor(id, entry, langOfSource(page), 'light');
    const name = light.slice(0, -'.light'.length);
    for (const file of filesOf(id, entry)) {
      if (!hasFile(file))
        throw fault(`docs/public/shots/${file} is missing`, { fix: `npm run evidence -- picture/${id}` });
    }
    for (const theme of clip ? themes : [])
      if (!hasFile(`../clips/${clipFile(id, theme)}`))
        throw fault(`docs/public/clips/${clipFile(id, theme)} is missing`, { fix: `npm run evidence -- clip/${id}` });
    const { width, height } = entry.files[light] ?? entry;
    const add = (key: string, value: string) => element.attributes?.push({ type: 'mdxJsxAttribute', name: key, value });
    add('file', name);
    add('width', String(width));
    add('height', String(height));
    const { marks, phone } = entry.files[light] ?? {};
    if (marks) add('marks', marks.join(' '));
    if (entry.phone) {
      const scale = Math.max(1, PHONE_COLUMN / entry.phone.width);
      add('phone', `${Math.round(entry.phone.width * scale)} ${Math.round(entry.phone.height * scale)}`);
    }
    if (phone?.marks) add('phoneMarks', phone.marks.join(' '));
  }
}

/** The plugin for rspress.config.ts. */
export function pluginShots(): RspressPlugin {
  const record = once(readRecord);
  const hasFile = (name: string) => fs.existsSync(path.join('docs/public/shots', name));
  return pagePlugin('shots', (tree, page) => {
    completeShots(tree, page, record(), hasFile);
    const lang = langOfSource(page);
    linkMarks(tree, lang, (id) => {
      const entry = record().shots[id];
      return entry?.files[pictureFor(id, entry, lang, 'light')]?.marks?.length ?? 0;
    });
  });
}
