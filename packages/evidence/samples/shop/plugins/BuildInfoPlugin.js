function busy(ms) { const end = Date.now() + ms; while (Date.now() < end); }
module.exports = class BuildInfoPlugin {
  apply(compiler) {
    const n = 'BuildInfoPlugin';
    compiler.hooks.beforeRun.tap(n, () => busy(30));
    compiler.hooks.beforeCompile.tap(n, () => busy(10));
    compiler.hooks.thisCompilation.tap(n, (compilation) => {
      const { sources, Compilation } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: n, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        busy(40);
        compilation.emitAsset('build-info.json', new sources.RawSource(JSON.stringify({ app: 'aurora-shop' })));
      });
    });
    compiler.hooks.emit.tapPromise(n, async () => busy(25));
    compiler.hooks.done.tap(n, () => busy(15));
  }
};
