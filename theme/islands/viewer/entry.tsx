import { Pages } from '../../components/page/Viewer/Pages.tsx';
import { mountOf } from '../mount.tsx';

export const mount = mountOf(Pages, ({ chunkUrl }) => ({
  workers: { report: chunkUrl('report'), unzip: chunkUrl('unzip') },
}));
