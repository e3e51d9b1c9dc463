import { expect, test } from 'vitest';
import { findMentions, parseWanted, setVersions } from '../../../../tools/chores/bump-plan.ts';

test('a version is for all packages, a package has its own; anything else is refused', () => {
  const current = { '@rsdoctor/rspack-plugin': '1.6.5', '@rsdoctor/cli': '1.6.3', '@rspack/core': '1.7.12' };
  expect(parseWanted(['1.6.6', '@rsdoctor/cli@1.6.4'], current)).toEqual({
    all: '1.6.6',
    named: { '@rsdoctor/cli': '1.6.4' },
  });
  expect(() => parseWanted([], current)).toThrow(/needs a version/);
  expect(() => parseWanted(['@rsdoctor/cli@^1.6.4'], current)).toThrow(/is no version/);
  expect(() => parseWanted(['@rsdoctor/agent@1.6.4'], current)).toThrow(/not used here[\s\S]*rspack-plugin/);
});

test('versions change in a manifest, and nothing else does', () => {
  const manifest = '{\n  "version": "1.6.3",\n  "@rsdoctor/cli": "1.6.3",\n  "@rspack/core": "1.7.12"\n}\n';
  expect(setVersions(manifest, { '@rsdoctor/cli': '1.6.4', '@rspack/core': '2.0.0' })).toBe(
    manifest.replace('cli": "1.6.3', 'cli": "1.6.4'),
  );
});

test('sentences that name a version come with their line; other versions are none', () => {
  const find = (text: string) => findMentions('a.mdx', text, ['1.6.5']).map(({ line, sentence }) => [line, sentence]);
  expect(find('# Title\n\nFirst. It needs 1.6.5 or newer. Last.\n')).toEqual([[3, 'It needs 1.6.5 or newer.']]);
  expect(find('先装好。1.6.5 起支持。完')).toEqual([[1, '1.6.5 起支持。']]);
  expect(find('1.6.50, 11.6.5, 1.6.5.1, 1.6 and 1x6x5')).toEqual([]);
});
