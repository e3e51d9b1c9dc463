/**
 * Adds file and size of the picture to each `<Shot id="…" alt="…" />` of a page. A missing file stops the build with page
 * and line.
 */
import fs from 'node:fs';
import path from 'node:path';
import { attributesOf, elementsOf, faultOf, paragraph } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { filesOf, pictureFor, readRecord, type ShotsFile } from '@rsdoctor-docs/evidence/picture-files';
import { shots } from '@rsdoctor-docs/evidence/picture-list';
import type { Part } from '@rsdoctor-docs/preset';
import type { Root } from 'mdast';
import { langOfSource } from '../site.ts';
import { linkCallouts } from './callouts.ts';
import { swipeWidth } from './phone.ts';

/** Completes the pictures of one page. @param hasFile whether docs/public/shots holds a file */
export function completeShots(tree: Root, page: string, record: ShotsFile, hasFile: (name: string) => boolean): void {
  for (const element of elementsOf(tree, 'Shot')) {
    const fault = faultOf(element, page);
    const { id = '' } = attributesOf(element);
    const entry = record.shots[id]!;
    const light = pictureFor(id, entry, langOfSource(page), 'light');
    const name = light.slice(0, -'.light'.length);
    for (const file of filesOf(id, entry)) {
      if (!hasFile(file))
        throw fault(`docs/public/shots/${file} is missing`, { fix: `npm run evidence -- picture/${id}` });
    }
    const { width, height } = entry.files[light] ?? entry;
    const add = (key: string, value: string) => element.attributes.push({ type: 'mdxJsxAttribute', name: key, value });
    add('file', name);
    add('width', String(width));
    add('height', String(height));
    const { marks } = entry.files[light] ?? {};
    if (marks) add('marks', marks.join(' '));
    const { phone } = shots.find((one) => one.id === id) ?? {};
    const swipe = phone ? undefined : swipeWidth(entry, marks?.map(([x]) => x) ?? []);
    if (phone) add('phone', phone.join(' '));
    if (swipe) add('swipe', String(swipe));
  }
}

const record = once(readRecord);
const hasFile = (name: string) => fs.existsSync(path.join('docs/public/shots', name));

export const shot: Part = {
  name: 'shot',
  client: import.meta.resolve('./shot.client.ts'),
  chunks: { marks: import.meta.resolve('./callouts.client.ts') },
  pictures: ['Shot'],
  names: {
    Shot: {
      property: 'id',
      ids: () => Object.keys(record().shots),
      expected: 'a picture that was taken',
      fix: (id) => `correct it; if packages/evidence/pictures/list has it, take it: npm run evidence -- ${id} screens`,
    },
  },
  page(tree, file) {
    completeShots(tree, file, record(), hasFile);
    const lang = langOfSource(file);
    linkCallouts(tree, lang, (id) => {
      const entry = record().shots[id];
      return entry?.files[pictureFor(id, entry, lang, 'light')]?.marks?.length ?? 0;
    });
  },
  asMarkdown: {
    // The page has already failed for an unknown picture.
    Shot({ id = '', alt = '' }, inside, file) {
      const picture = pictureFor(id, record().shots[id] ?? {}, langOfSource(file), 'light');
      return [paragraph({ type: 'image', url: `/shots/${picture}.avif`, alt }), ...inside];
    },
  },
};
