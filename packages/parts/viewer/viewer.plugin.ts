import type { Part } from '@rsdoctor-docs/preset';

export const viewer: Part = {
  name: 'viewer',
  client: import.meta.resolve('./viewer.client.ts'),
  chunks: { opens: import.meta.resolve('./opens.ts') },
  island: import.meta.resolve('./viewer.island.tsx'),
  classic: {
    unzip: import.meta.resolve('@rsdoctor-docs/viewer/unzip'),
    early: import.meta.resolve('@rsdoctor-docs/viewer/early'),
  },
};
