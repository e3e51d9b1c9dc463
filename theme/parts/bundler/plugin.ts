import type { Part } from '@rsdoctor-docs/preset';

export const bundler: Part = { name: 'bundler', client: import.meta.resolve('./client.ts') };
