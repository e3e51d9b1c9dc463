import { defineRule } from '@rsdoctor/core/rules';

/**
 * Line and column, both counted from 1, of a string in the source text.
 * @param {string} source
 * @param {string} text
 */
function findRange(source, text) {
  const offset = source.indexOf(text);
  if (offset < 0) return undefined;
  const before = source.slice(0, offset).split('\n');
  const start = { line: before.length, column: before[before.length - 1].length + 1 };
  return { start, end: { line: start.line, column: start.column + text.length } };
}

export const BannedImport = defineRule(() => ({
  meta: {
    title: 'banned-import',
    category: 'bundle',
    severity: 'Warn',
    /** @type {{ packages: string[]; link?: string }} */
    defaultConfig: { packages: [] },
  },
  check({ moduleGraph, report, ruleConfig }) {
    const seen = new Set();
    for (const { module, request } of moduleGraph.getDependencies()) {
      if (module.path.includes('node_modules')) continue;
      if (!ruleConfig.packages.includes(request)) continue;

      // webpack lists a concatenated module twice.
      const key = `${module.path} ${request}`;
      if (seen.has(key)) continue;
      seen.add(key);

      const { source } = module.getSource();
      const range = findRange(source, `'${request}'`) ?? findRange(source, `"${request}"`);
      report({
        message: `"${request}" is on the list of banned packages`,
        document: range && { path: module.path, content: source, range },
        suggestions: { description: `Remove the import of "${request}".` },
        detail: {
          type: 'link',
          description: `${module.path} imports "${request}".`,
          link: ruleConfig.link,
        },
      });
    }
  },
}));
