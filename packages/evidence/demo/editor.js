// Stands in for the loader of the code editor that the report fetches from a CDN. The live report carries no code,
// so its few code views show plain text.
(() => {
  /** An object whose every method exists and does nothing, except the methods of `own`. */
  const mock = (own) =>
    new Proxy(own, {
      get: (target, key) => (key in target || typeof key === 'symbol' || key === 'then' ? target[key] : () => mock({ dispose() {} })),
    });
  const model = (text) => mock({ getValue: () => text, setValue(next) { text = next; }, getLineCount: () => text.split('\n').length, dispose() {} });

  function show(element, first) {
    const view = document.createElement('pre');
    view.style.cssText = 'margin:0;height:100%;overflow:auto;padding:8px 12px;font:12px/1.6 monospace;white-space:pre';
    view.tabIndex = 0;
    element.append(view);
    let current = first;
    const draw = () => { view.textContent = current?.getValue() || 'This report was made in Brief mode: it carries no code.'; };
    draw();
    return mock({
      getModel: () => current,
      setModel(next) { current = next; draw(); },
      getValue: () => (current ? current.getValue() : ''),
      setValue(text) { current?.setValue(text); draw(); },
      dispose() { view.remove(); },
    });
  }

  const editor = mock({
    createModel: (text) => model(text ?? ''),
    getModel: () => null,
    create: (element, options = {}) => show(element, options.model ?? model(options.value ?? '')),
    createDiffEditor(element) {
      element.style.display = 'flex';
      const [left, right] = [0, 1].map(() => {
        const half = document.createElement('div');
        half.style.cssText = 'flex:1;min-width:0;height:100%';
        element.append(half);
        return show(half, null);
      });
      let models = null;
      return mock({
        getModel: () => models,
        setModel(next) { models = next; left.setModel(next?.original ?? null); right.setModel(next?.modified ?? null); },
        getOriginalEditor: () => left,
        getModifiedEditor: () => right,
        dispose() { left.dispose(); right.dispose(); },
      });
    },
  });
  window.monaco = mock({ editor, Uri: mock({ parse: (text) => text }), languages: mock({}), Range: class {}, KeyMod: {}, KeyCode: {} });
  window.require = Object.assign((_names, done) => done(window.monaco), { config() {} });
})();
