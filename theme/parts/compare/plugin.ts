import type { Part } from '#tools/framework/part.ts';

export const compare: Part = { name: 'compare', client: import.meta.resolve('./client.ts') };
