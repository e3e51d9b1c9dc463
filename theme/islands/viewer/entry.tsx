import { shownTheme } from '../../client/theme.ts';
import { Pages } from '../../components/page/Viewer/Pages.tsx';
import { mountOf } from '../mount.tsx';

export const mount = mountOf(Pages, ({ chunkUrl }) => ({
  theme: shownTheme,
  workers: { report: chunkUrl('report'), unzip: chunkUrl('unzip') },
}));
