/** Names of output files that Rsdoctor does not find again. */
import type { GraphModule } from '../harness/reports.ts';
import { readPart } from '../harness/reports.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, JSON_ONLY } from './projects.ts';

export const filenames: readonly Claim[] = [
  {
    id: 'query-in-file-name',
    says: 'With a query in output.filename no module has a bundled size, with both bundlers and source maps; with the hash in the name the modules have one.',
    async check(lab) {
      for (const bundler of BUNDLERS)
        for (const [filename, isSized] of [
          ['[name].js?v=[contenthash]', false],
          ['[name].[contenthash].js', true],
        ] as const) {
          const built = await lab.build({
            bundler,
            rsdoctor: JSON_ONLY,
            config: `{ devtool: 'source-map', output: { filename: '${filename}' }, optimization: { realContentHash: false } }`,
          });
          const { modules } = readPart(
            built.folder,
            { kind: 'json', file: 'dist/rsdoctor-data.json' },
            'moduleGraph',
          ) as { modules: GraphModule[] };
          const sized = modules.filter(({ size }) => size.parsedSize > 0);
          expect(`modules of ${bundler} with ${filename}`, modules.length > 1, true);
          expect(`a module of ${bundler} with ${filename} has a size`, sized.length > 0, isSized);
        }
    },
  },
];
