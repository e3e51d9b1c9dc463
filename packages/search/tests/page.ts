import type { IndexedPage, Section } from '../engine/index-file.ts';

/** A section whose anchor is its heading in small letters. */
export const section = (depth: number, heading: string, text = '', more: Partial<Section> = {}): Section => ({
  depth,
  anchor: heading.toLowerCase().replaceAll(' ', '-'),
  heading,
  text,
  code: '',
  questions: [],
  ...more,
});

export const pageOf = (route: string, sections: Section[], more: Partial<IndexedPage> = {}): IndexedPage => ({
  route,
  group: 'Group',
  keywords: '',
  description: '',
  weight: 1,
  sections,
  ...more,
});
