/** What reports hold: which form stores source text. */
import { type Claim, expect } from './claim.ts';

export const storage: readonly Claim[] = [
  {
    id: 'normal-holds-code',
    says: 'A Normal report holds source text, deflated and in base64: plain search does not find it.',
    async check(lab) {
      for (const bundler of ['rspack', 'webpack'] as const) {
        const built = await lab.build({
          bundler,
          files: { 'src/total.js': '/* MARKER */ export const total = (prices) => prices[0];\n' },
        });
        expect(`parts of a Normal report of ${bundler} with the text`, built.holding('MARKER'), [
          'dist/.rsdoctor/manifest.json#moduleCodeMap',
        ]);
      }
    },
  },
];
