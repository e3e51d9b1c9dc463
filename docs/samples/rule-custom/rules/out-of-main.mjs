import { defineRule } from '@rsdoctor/core/rules';

export const OutOfMain = defineRule(() => ({
  meta: {
    title: 'out-of-main',
    category: 'bundle',
    severity: 'Error',
    /** @type {{ folder?: string }} */
    defaultConfig: { folder: '/src/admin/' },
  },
  check({ moduleGraph, report, ruleConfig: { folder = '' } }) {
    for (const module of moduleGraph.getModules()) {
      if (module.kind === 1 || !module.path.includes(folder)) continue;
      // On Rspack, a merged module has no chunks of its own. Its container has them.
      const chunks = [module, ...module.getConcatenationModules()].flatMap((each) => each.getChunks());
      // Initial are the chunks of the entries, and those that splitChunks took out of them.
      if (chunks.some(({ initial }) => initial)) report({ message: `${module.path} is in the first download` });
    }
  },
}));
