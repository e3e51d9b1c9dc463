// First script of the report's page. The report runs in an origin of its own, which no page can reach and which
// reaches no page: it has no storage, and may ask for nothing but its own files. What it expects of both is here, in
// memory, and so is the report that another page hands over.
(() => {
  const scripts = document.currentScript.dataset.scripts.split(' ');
  const { origin } = new URL(location.href);

  /** A Storage that lasts as long as the page. */
  const storage = () => {
    const kept = new Map();
    const methods = {
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)),
      key: (index) => [...kept.keys()][index] ?? null,
      clear: () => kept.clear(),
    };
    return Object.defineProperty(methods, 'length', { get: () => kept.size });
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: storage(), configurable: true });

  /** The report reads its language and theme from the storage when it starts. */
  const settle = ({ lang, theme }) => {
    localStorage.setItem('__RSDOCTOR__STORAGE__FIRST_VISIT', '1');
    localStorage.setItem('__RSDOCTOR__STORAGE__LOCALE', lang === 'zh' ? 'cn' : 'en');
    localStorage.setItem('__RSDOCTOR__STORAGE__THEME', theme === 'dark' ? 'dark' : 'light');
  };

  // There is no live build behind this report: its manifest is empty.
  window.fetch = (request) =>
    String(request?.url ?? request).endsWith('/demo/manifest.json')
      ? Promise.resolve(new Response('{}', { headers: { 'Content-Type': 'application/json' } }))
      : Promise.reject(new TypeError('This report asks nobody for anything.'));

  /**
   * The parts of a report, each as JSON in bytes, which another page can hand over without copying them; undefined when
   * they are something else.
   */
  const readParts = (parts) => {
    try {
      const read = Object.entries(parts).map(([name, part]) => [name, JSON.parse(new TextDecoder().decode(part))]);
      return read.length > 0 ? Object.fromEntries(read) : undefined;
    } catch {
      return undefined;
    }
  };
  // The receiver is checked by its origin; this says nothing but how far the page is.
  const tell = (type) => {
    if (parent !== window) parent.postMessage({ type }, origin);
  };
  /** Tells the page around when the first screen is drawn. */
  const watch = () => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root > *') || document.querySelector('.ant-skeleton, .ant-spin-spinning')) return;
      observer.disconnect();
      tell('shown');
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  };
  /** Adds the scripts, and tells the page around when one of them does not come within 20 s. */
  const start = () => {
    const fail = () => tell('failed');
    const late = setTimeout(fail, 20_000);
    let left = scripts.length;
    const onload = () => --left || clearTimeout(late);
    for (const src of scripts)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false, onload, onerror: fail }));
  };

  /** Lets the report's own upload screen read a file: it alone makes a report of a bundler's stats. */
  const upload = (bytes) => {
    location.hash = '#/resources/uploader';
    const observer = new MutationObserver(() => {
      const input = document.querySelector('input[type="file"]');
      if (!input) return;
      observer.disconnect();
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'stats.json', { type: 'application/json' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  };

  let opened = false;
  addEventListener('message', (event) => {
    // Only the page around this one, and only of the same site.
    if (event.source !== parent || event.origin !== origin || parent === window) return;
    const { type, settings, hash, parts, stats } = event.data ?? {};
    if (typeof hash === 'string' && hash.startsWith('#/')) location.hash = hash;
    if (type !== 'open' || opened) return;
    const isStats = stats instanceof ArrayBuffer;
    const report = isStats || readParts(parts);
    if (!report) return;
    opened = true;
    settle(settings ?? {});
    if (isStats) upload(stats);
    else window.__RSDOCTOR__ = report;
    watch();
    start();
  });
  tell('ready');
})();
