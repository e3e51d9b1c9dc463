import type { Part } from '@rsdoctor-docs/preset';

export const compare: Part = { name: 'compare', client: import.meta.resolve('./client.ts') };
