/**
 * What Rspress reads once, when it starts: its configuration with all that it imports, and the data of tables and terms.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.ts';

/** Files and folders, relative to the repository; those of theme/ are bundled into the boot scripts. */
const READ_ONCE = [
  'rspress.config.ts',
  'docs/generated',
  'docs/reference',
  'theme/boot',
  'theme/bundlers.ts',
  'theme/components/page/Code/copy.ts',
  'theme/components/page/Tabs/chosen.ts',
  'theme/components/page/Viewer/work/transfer.ts',
  'theme/components/page/Zoom/fit.ts',
  'theme/components/page/Zoom/open.ts',
  'theme/components/search/frame.ts',
  'theme/components/search/keys.ts',
  'theme/components/search/texts.ts',
  'theme/framework/names.ts',
  'theme/i18n.ts',
  'theme/moved.ts',
  'theme/outside.ts',
  'theme/site.ts',
  'tools/build',
  'tools/facts',
  'tools/framework',
  'tools/lib',
];

/**
 * Whether `rspress dev` must start again to see a change of a file.
 * @param file relative to the repository, with `/`
 */
export const isReadOnce = (file: string): boolean =>
  READ_ONCE.some((name) => file === name || file.startsWith(`${name}/`));

/** A hash that changes with the content of these files. @throws when one of them is not there */
export function hashOfReadOnce(root: string): string {
  const hash = createHash('sha256');
  for (const name of READ_ONCE) {
    const files = statSync(path.join(root, name)).isDirectory()
      ? listFiles(path.join(root, name)).map((file) => `${name}/${file}`)
      : [name];
    for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
