import { describe, expect, it } from 'vitest';
import { parseCommands, parseFlags } from '../../facts/cli.ts';
import { compare, describeChange } from '../../facts/compare.ts';
import { defaultOf } from '../../facts/options.ts';

describe('help of the CLI', () => {
  it('reads commands from their help lines, whatever the descriptions hold', () => {
    expect(
      parseCommands(
        'Commands:\n  analyze   opens\n\nexample: rsdoctor analyze\n\nFor more info:\n  $ rsdoctor analyze --help\n  $ rsdoctor bundle-diff --help\n',
      ),
    ).toEqual(['analyze', 'bundle-diff']);
  });

  it('reads flags with their values and defaults', () => {
    const help =
      'Options:\n  --profile <path>  profile for the server \n  --no-open         turn off (default: true)\n  --json [path]     JSON file (default: diff.json) \n  -h, --help        Display this message \n';
    expect(parseFlags(help)).toEqual([
      { name: 'profile', value: 'path', valueRequired: true },
      { name: 'no-open' },
      { name: 'json', value: 'path', valueRequired: false, default: 'diff.json' },
      { name: 'help', short: 'h' },
    ]);
  });
});

describe('defaults', () => {
  const normalized = [{ a: { b: false, c: 7 } }, { a: { d: ['html'] } }];

  it.each([
    ['a.b', 'boolean', false],
    ['a.d', 'string[]', ['html']],
    // The normalizer turns the text into a number: no reader could write that.
    ['a.c', "'noCode' | object", undefined],
    ['a.e', 'string', undefined],
  ])('%s of type %s is %j', (path, type, expected) => {
    expect(defaultOf({ path, type }, normalized)).toEqual(expected);
  });

  it('falls back on what the declaration says', () => {
    expect(defaultOf({ path: 'x', type: 'boolean', saidDefault: 'true' }, normalized)).toBe(true);
    expect(defaultOf({ path: 'x', type: 'string', saidDefault: 'true' }, normalized)).toBeUndefined();
  });
});

describe('drift', () => {
  const was = {
    options: [
      { path: 'a', default: 1 },
      { path: 'b', type: 'string' },
    ],
  };

  it('finds nothing between equal facts', () => {
    expect(compare(was, structuredClone(was))).toEqual([]);
  });

  it('says what changed, by name', () => {
    const is = {
      options: [
        { path: 'a', default: 2 },
        { path: 'c', type: 'number' },
      ],
    };
    expect(compare(was, is).map(describeChange)).toEqual([
      '    options → a → default: 1 → 2',
      '    options → b: {"path":"b","type":"string"} → nothing',
      '    options → c: nothing → {"path":"c","type":"number"}',
    ]);
  });

  it('says when only the order changed', () => {
    expect(compare(was, { options: [...was.options].reverse() }).map(describeChange)[0]).toContain(
      'the same entries in another order',
    );
  });
});
