import { expect, test } from 'vitest';
import { pageTitle } from '../../../../../../theme/components/frame/Layout/tags.ts';

test.each([
  ['Rsdoctor', ' - Build Analyzer', 'Rsdoctor - Build Analyzer'],
  ['Bundle size', 'Rsdoctor', 'Bundle size - Rsdoctor'],
  ['Page', '| Site', 'Page | Site'],
  ['Page', '', 'Page'],
  ['Page', undefined, 'Page'],
])('%s with the suffix "%s"', (title, suffix, whole) => expect(pageTitle(title, suffix)).toBe(whole));
