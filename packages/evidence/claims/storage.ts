/** Which options and forms of report store source text. What else reports hold is in privacy.ts. */
import path from 'node:path';
import type { Built } from '../harness/built.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, onEach } from './projects.ts';

const MARKER = 'MARKER';

/**
 * Names the parts of a build's reports that hold the marker: `manifest.json#errors`, `rsdoctor-data.json`. The bundle
 * always holds it, so JavaScript files are left out.
 */
const found = (built: Built) =>
  built
    .holding(MARKER)
    .filter((name) => !/\.js(?:\.map)?$/.test(name))
    .map((name) => path.posix.basename(name));

/** A module with the marker in a comment, and no source maps that would hold it, too. */
const MARKED = {
  files: { 'src/total.js': `/* ${MARKER} */ export const total = (prices) => prices[0];\n` },
  config: '{ devtool: false }',
};

const brief = (types: readonly string[], sections?: Record<string, boolean>) => ({
  output: { mode: 'brief', options: { type: types, ...(sections ? { jsonOptions: { sections } } : {}) } },
});
const WITHOUT_RULES = { moduleGraph: true, chunkGraph: true, rules: false };

/** A loader in CommonJS, whose runs are recorded. */
const LOADER = "{ devtool: 'source-map', module: { rules: [{ test: /lazy\\.js$/, use: './loader.cjs' }] } }";
const LAZY = {
  'loader.cjs': 'module.exports = (source) => source;\n',
  'package.json': '{}\n',
  'src/index.js': "import('./lazy.js').then((lazy) => lazy.run());\n",
};

export const storage: readonly Claim[] = [
  {
    id: 'normal-holds-code',
    says: 'A Normal report holds source text, and plain search does not find it, because the data is packed.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build({ bundler, ...MARKED });
        expect(`where ${bundler} keeps the text`, found(built), ['manifest.json#moduleCodeMap']);
      }
    },
  },
  {
    id: 'code-by-type',
    says: 'Each value of reportCodeType leaves out module source, asset code or both kinds of module code; the input of loaders stays with all of them.',
    async check(lab) {
      const kinds: Record<string, string[]> = {
        noModuleSource: ['chunkGraph', 'loader'],
        noAssetsAndModuleSource: ['loader'],
        noCode: ['loader'],
      };
      for (const bundler of BUNDLERS) {
        for (const [reportCodeType, parts] of Object.entries(kinds)) {
          const built = await lab.build({
            bundler,
            rsdoctor: { output: { reportCodeType } },
            config: LOADER,
            files: { ...LAZY, 'src/lazy.js': `export const run = () => console.log('${MARKER}');\n` },
          });
          const where = found(built).map((name) => name.replace('manifest.json#', ''));
          const what = `${reportCodeType} on ${bundler}`;
          expect(what, where.filter((part) => part !== 'moduleCodeMap').sort(), parts);
          // The bundled code of modules.
          expect(`bundled code, ${what}`, where.includes('moduleCodeMap'), reportCodeType !== 'noCode');
        }
      }
    },
  },
  {
    id: 'unknown-code-type-stores-all',
    says: 'A reportCodeType that does not exist is accepted without a message and stores all code.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({
        bundler,
        rsdoctor: { output: { reportCodeType: 'noSource' } },
        ...MARKED,
      });
      expect('where the text is', found(built), ['manifest.json#moduleCodeMap']);
      expect('the log', /noSource|reportCodeType/.test(built.log), false);
    }),
  },
  {
    id: 'html-alone-ignores-sections',
    says: 'sections counts only when the types name JSON: HTML alone keeps the alerts and what they quote.',
    check: onEach(async (lab, bundler) => {
      const loader = `module.exports = function (source) { this.emitWarning(new Error('${MARKER}')); return source; };\n`;
      const files = { ...LAZY, 'src/lazy.js': 'export const run = () => 1;\n', 'loader.cjs': loader };
      const built = await lab.build({ bundler, rsdoctor: brief(['html'], WITHOUT_RULES), config: LOADER, files });
      expect('where the text is', found(built), ['rsdoctor-report.html#errors']);
    }),
  },
  {
    id: 'sections-left-out-are-off',
    says: 'Once sections is there, each section that it does not name counts as false.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler, rsdoctor: brief(['json'], { rules: false }) });
      const assets = built.part<{ assets: unknown[] }>('chunkGraph')?.assets;
      expect('modules and assets', [built.modules, assets], [[], []]);
    }),
  },
  {
    id: 'output-mode-lite-is-normal',
    says: 'output.mode: "lite" counts as normal, with all code.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({
        bundler,
        rsdoctor: { output: { mode: 'lite' } },
        ...MARKED,
      });
      expect('where the text is', found(built), ['manifest.json#moduleCodeMap']);
    }),
  },
  {
    id: 'json-by-variable',
    says: 'RSDOCTOR_OUTPUT=json replaces output and keeps reportDir; other values do nothing.',
    async check(lab) {
      const rsdoctor = {
        output: {
          mode: 'brief',
          reportDir: 'reports',
          options: { htmlOptions: { reportHtmlName: 'a.html', writeDataJson: false } },
        },
      };
      for (const bundler of BUNDLERS) {
        const files = async (value: string) =>
          (await lab.build({ bundler, rsdoctor, env: { RSDOCTOR_OUTPUT: value } })).reports.map(({ file }) => file);
        expect(`json, ${bundler}`, await files('json'), ['reports/rsdoctor-data.json']);
        expect(`JSON, ${bundler}`, await files('JSON'), ['reports/a.html']);
      }
    },
  },
];
