import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CHOICES, configFor, EVERYBODY, groups } from '../options/config.ts';

/** The options in a config, which are constants. */
const optionsIn = (code: string): unknown => {
  const [, options = ''] = /Plugin\(([\s\S]*?)\),\n {2}\],/.exec(code) ?? [];
  return runInNewContext(`(${options || '{}'})`);
};
const written = (reader: (typeof EVERYBODY)[number], ...ticked: string[]) => configFor(reader, new Set(ticked));

test('options that touch one field merge into it, whatever the order of the ticks', () => {
  const paths = [
    'output.options.jsonOptions',
    'output.reportDir',
    'features.loader',
    'output.mode',
    'features.resolver',
  ];
  for (const ticked of [paths, paths.toReversed()]) {
    const { code, conflicts } = written('webpack', ...ticked);
    expect(optionsIn(code)).toEqual({
      features: { loader: false, resolver: true },
      output: {
        mode: 'brief',
        reportDir: 'reports',
        options: { type: ['html', 'json'], jsonOptions: { fileName: 'bundle.json' } },
      },
    });
    expect(conflicts).toEqual([]);
  }
});

test('the config is laid out as the samples are, for the bundler of the reader', () => {
  expect(
    written('Rspack 2', 'port', 'supports.gzip').code,
  ).toBe(`import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Without source maps, most modules have no size.
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
      port: 4567,
      supports: { gzip: { gzipLevel: 9 } },
    }),
  ],
};
`);
  expect(written('webpack').code).toContain("from '@rsdoctor/webpack-plugin'");
  expect(written('webpack').code).toContain('new RsdoctorWebpackPlugin(),');
  expect(written('Rspack 1', 'port').code).not.toContain('devtool');
});

test('what changes nothing for a bundler is left out, and named', () => {
  const ticked = ['experiments.enableNativePlugin', 'supports.banner', 'port'];
  expect(written('webpack', ...ticked).left).toEqual(['experiments.enableNativePlugin']);
  expect(written('Rspack 1', ...ticked).left).toEqual(['supports.banner']);
  expect(optionsIn(written('Rspack 1', ...ticked).code)).toEqual({
    experiments: { enableNativePlugin: false },
    port: 4567,
  });
});

test.each([
  ['briefStoresNoCode', 'output.reportCodeType', 'output.mode'],
  ['briefStoresNoCode', 'output.reportCodeType', 'output.options.type'],
  ['serverPortWins', 'port', 'server.port'],
  ['serverEnds', 'server.cors', 'disableClientServer'],
  ['noModules', 'linter', 'features.bundle'],
])('a conflict is named: %s', (what, loses, wins) => {
  expect(written('Rspack 2', loses, wins).conflicts).toEqual([{ what, wins: [wins], loses: [loses] }]);
  expect(written('Rspack 2', loses).conflicts).toEqual([]);
});

test('no two choices give one field different values', () => {
  for (const reader of EVERYBODY) {
    const options = optionsIn(written(reader, ...Object.keys(CHOICES)).code);
    for (const { sets, only } of Object.values(CHOICES))
      if (!only || reader.startsWith(only)) expect(options).toMatchObject(sets);
  }
});

test('choices that touch one field are a group', () =>
  expect(groups().map(([first]) => first)).toEqual(['features.loader', 'output.mode', 'server.port', 'supports.gzip']));
