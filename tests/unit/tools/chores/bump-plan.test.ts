import { describe, expect, test } from 'vitest';
import {
  findMentions,
  manifestsAmong,
  parseWanted,
  readFamily,
  setVersions,
} from '../../../../tools/chores/bump-plan.ts';

const current = { '@rsdoctor/rspack-plugin': '1.6.5', '@rsdoctor/cli': '1.6.3', '@rspack/core': '1.7.12' };

describe('arguments', () => {
  test('a version is for all packages, a package has its own', () => {
    expect(parseWanted(['1.6.6'], current)).toEqual({ all: '1.6.6', named: {} });
    expect(parseWanted(['@rsdoctor/cli@1.6.4'], current)).toEqual({ named: { '@rsdoctor/cli': '1.6.4' } });
    expect(parseWanted(['1.6.6', '@rsdoctor/cli@1.6.4'], current)).toEqual({
      all: '1.6.6',
      named: { '@rsdoctor/cli': '1.6.4' },
    });
  });

  test('what is no version and no package of ours is refused', () => {
    expect(() => parseWanted([], current)).toThrow(/needs a version/);
    expect(() => parseWanted(['latest'], current)).toThrow(/is no version/);
    expect(() => parseWanted(['@rsdoctor/cli@^1.6.4'], current)).toThrow(/is no version/);
    expect(() => parseWanted(['@rsdoctor/clí@1.6.4'], current)).toThrow(/is no version/);
    expect(() => parseWanted(['@rsdoctor/agent@1.6.4'], current)).toThrow(/not used here[\s\S]*rspack-plugin/);
  });
});

test('every manifest of the repository is one, however deep it lies', () => {
  const files = ['package.json', 'package-lock.json', 'a/b/package.json', 'a/my-package.json', 'docs/package.json.mdx'];
  expect(manifestsAmong(files)).toEqual(['package.json', 'a/b/package.json']);
});

test('versions change in a manifest, and nothing else does', () => {
  const manifest =
    '{\n  "version": "1.6.5",\n  "a": "1.6.5",\n  "@rsdoctor/cli": "1.6.3",\n  "@rspack/core": "1.7.12"\n}\n';
  expect(readFamily(manifest)).toEqual({ '@rsdoctor/cli': '1.6.3' });
  expect(setVersions(manifest, { '@rsdoctor/cli': '1.6.4', '@rspack/core': '2.0.0' })).toBe(
    manifest.replace('1.6.3', '1.6.4'),
  );
});

describe('mentions of a version', () => {
  const find = (text: string) =>
    findMentions('a.mdx', text, ['1.6.5', '1.6.4']).map(({ line, sentence }) => [line, sentence]);

  test('come with their sentence and line', () => {
    expect(find('# Title\n\nFirst. It needs 1.6.5 or newer. Last.\n')).toEqual([[3, 'It needs 1.6.5 or newer.']]);
    expect(find('先装好。1.6.4 起支持。完')).toEqual([[1, '1.6.4 起支持。']]);
    expect(find('| Option | Since 1.6.5 | `mode` |')).toEqual([[1, '| Option | Since 1.6.5 | `mode` |']]);
    expect(find('Rsdoctor v1.6.5\nnpm i @rsdoctor/cli@1.6.4')).toEqual([
      [1, 'Rsdoctor v1.6.5'],
      [2, 'npm i @rsdoctor/cli@1.6.4'],
    ]);
  });

  test('other versions are none', () => expect(find('1.6.50, 11.6.5, 1.6.5.1, 1.6 and 1x6x5')).toEqual([]));
});
