import { defineRule } from '@rsdoctor/core/rules';

export const OutOfMain = defineRule(() => ({
  meta: {
    title: 'out-of-main',
    category: 'bundle',
    severity: 'Error',
    /** @type {{ folder?: string; chunk?: string }} */
    defaultConfig: { folder: '/src/admin/', chunk: 'main' },
  },
  check({ moduleGraph, report, ruleConfig: { folder = '', chunk = '' } }) {
    for (const module of moduleGraph.getModules()) {
      if (module.kind === 1 || !module.path.includes(folder)) continue;
      // On Rspack, a merged module has no chunks of its own. Its container has them.
      const chunks = [module, ...module.getConcatenationModules()].flatMap((each) => each.getChunks());
      if (chunks.some(({ name }) => name === chunk)) report({ message: `${module.path} is in the chunk ${chunk}` });
    }
  },
}));
