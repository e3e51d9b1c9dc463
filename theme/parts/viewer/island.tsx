/** The island that opens reports, with what it needs of the page. */
import { Viewer } from '@rsdoctor-docs/viewer';
import { mountOf } from '../../client/mount.tsx';
import { shownTheme } from '../../client/theme.ts';
import { copyToClipboard } from '../code/copy.ts';

export const mount = mountOf(Viewer, ({ chunkUrl, kept }) => ({
  kept,
  theme: shownTheme,
  copyText: copyToClipboard,
  workers: { report: chunkUrl('report'), unzip: chunkUrl('unzip') },
}));
