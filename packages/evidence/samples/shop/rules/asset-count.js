const { defineRule } = require('@rsdoctor/core/rules');
exports.AssetCount = defineRule(() => ({
  meta: { category: 'bundle', severity: 'Warn', title: 'asset-count', defaultConfig: { max: 10 } },
  check({ chunkGraph, report, ruleConfig }) {
    const n = chunkGraph.getAssets().length;
    if (n > ruleConfig.max) report({ message: 'too many assets', detail: { type: 'link', title: 'asset-count', description: `The build has ${n} assets, more than ${ruleConfig.max}.`, link: 'https://rsdoctor.rs/guide/rules/rule-custom' } });
  },
}));
