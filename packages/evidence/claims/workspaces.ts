/** A workspace package that is imported in two ways. */
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler } from './projects.ts';

/** Long enough to be seen in the size of the output, and with a state of its own, so that no minifier copies it to its uses. */
const BUTTON = `let count = 0;
export function text() {
  count += 1;
  return '${'button '.repeat(100)}' + count;
}
`;

/** A project with the package `@acme/ui`, in a folder of the workspace or among the installed packages. */
const withUi = (bundler: Bundler, deep: string, folder: string, config: string, manifest = '') => ({
  bundler,
  config: `{ devtool: 'source-map', ${config} }`,
  before: "import path from 'node:path';",
  files: {
    'src/index.js': [
      "import { text } from '@acme/ui';",
      `import { text as other } from '${deep}';`,
      'document.body.append(text(), other());\n',
    ].join('\n'),
    'src/total.js': null,
    [`${folder}/package.json`]: `{ "name": "@acme/ui", "version": "1.0.0", "type": "module", "main": "dist/button.js"${manifest} }\n`,
    [`${folder}/src/button.js`]: BUTTON,
    [`${folder}/dist/button.js`]: BUTTON,
  },
});

const linked = (bundler: Bundler, deep: string) =>
  withUi(bundler, deep, 'packages/ui', "resolve: { alias: { '@acme/ui': path.resolve('packages/ui') } }");

export const workspaces: readonly Claim[] = [
  {
    id: 'source-and-build-of-one-package',
    says: 'A package that is imported as build and by its path to the source is twice in the bundle, without an alert. With one way to import it, it is there once. With `exports` the path stops the build.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const twice = await lab.build(linked(bundler, '@acme/ui/src/button.js'));
        const paths = twice.modules.map((module) => module.path.replace(/^.*\/packages\//, 'packages/'));
        for (const part of ['src', 'dist'])
          expect(`${part} among the modules of ${bundler}`, paths.includes(`packages/ui/${part}/button.js`), true);
        expect(`alerts of ${bundler}`, twice.log.includes('E1001'), false);

        const once = await lab.build(linked(bundler, '@acme/ui'));
        const saved = twice.text('dist/main.js').length - once.text('dist/main.js').length;
        expect(`one copy less on ${bundler}: ${saved} bytes`, saved > 700 && saved < 900, true);

        const refused = await lab.build(
          withUi(
            bundler,
            '@acme/ui/src/button.js',
            'vendor/node_modules/@acme/ui',
            "resolve: { modules: ['vendor/node_modules'] }",
            ', "exports": "./dist/button.js"',
          ),
        );
        expect(`exit code of ${bundler}`, refused.code, 1);
        expect(`log of ${bundler}`, refused.log, /src\/button\.js.*is not exported/);
      }
    },
  },
];
