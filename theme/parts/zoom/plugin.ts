import type { Part } from '#tools/framework/part.ts';

export const zoom: Part = {
  name: 'zoom',
  client: import.meta.resolve('./client.ts'),
  chunks: { zoom: import.meta.resolve('./open-zoom.ts') },
  texts: ['zoomCloseText', 'zoomImageText'],
};
