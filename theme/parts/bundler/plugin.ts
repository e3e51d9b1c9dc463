import type { Part } from '#tools/framework/part.ts';

export const bundler: Part = { name: 'bundler', client: import.meta.resolve('./client.ts') };
