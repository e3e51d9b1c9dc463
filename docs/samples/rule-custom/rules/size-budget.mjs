import { defineRule } from '@rsdoctor/core/rules';

export const SizeBudget = defineRule(() => ({
  meta: {
    title: 'size-budget',
    category: 'bundle',
    severity: 'Warn',
    /** @type {{ initialBytes?: number; moduleBytes?: number }} */
    defaultConfig: { initialBytes: 200_000, moduleBytes: 50_000 },
  },
  check({ chunkGraph, moduleGraph, report, ruleConfig: { initialBytes = 0, moduleBytes = 0 } }) {
    for (const { path, size, chunks } of chunkGraph.getAssets()) {
      if (!path.endsWith('.js') || size <= initialBytes) continue;
      if (chunks.some((chunk) => chunk.initial)) report({ message: `${path} has ${size} bytes` });
    }

    for (const module of moduleGraph.getModules()) {
      const { parsedSize } = module.getSize();
      // Kind 1 is a container, whose modules are in the list as well.
      if (module.kind === 1 || parsedSize <= moduleBytes) continue;
      const importers = module.getImported().map(({ path }) => path);
      report({ message: `${module.path} adds ${parsedSize} bytes, imported by ${importers.join(', ')}` });
    }
  },
}));
