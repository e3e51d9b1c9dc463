import { fileURLToPath } from 'node:url';
import type { Part } from '../../plugins/part.ts';

export const zoom: Part = {
  name: 'zoom',
  client: import.meta.resolve('./zoom.client.ts'),
  chunks: { zoom: import.meta.resolve('./open-zoom.ts') },
  texts: ['zoomCloseText', 'zoomImageText'],
  plugins: [{ name: 'preset:zoom', globalUIComponents: [fileURLToPath(import.meta.resolve('./zoom.tsx'))] }],
};
