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
  // Reaches pages of this site only, and says no more than how far the report is.
  const tell = (type) => {
    if (parent !== window) parent.postMessage({ type }, origin);
  };
  /** Tells the page around when the first screen is drawn. */
  const watch = () => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root > *') || isBusy()) return;
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

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /** A chart is drawn some frames after its canvas is there, in ms. */
  const CHART_MS = 1000;
  /** How long a step waits for its element, in ms. */
  const STEP_MS = 20_000;
  // Without rows that are hidden: lists draw them to measure themselves.
  const isDrawn = (element) => element.getBoundingClientRect().height > 0 && element.checkVisibility({ visibilityProperty: true });
  const isBusy = () => document.querySelector('.ant-skeleton, .ant-spin-spinning');
  /** The first drawn element of a selector whose text matches. */
  const find = ([selector, text = '']) =>
    [...document.querySelectorAll(selector)].find(
      (element) => new RegExp(text).test(element.textContent) && isDrawn(element),
    );
  /** Waits for an element. */
  const seek = async (place, isOver) => {
    for (const end = Date.now() + STEP_MS; Date.now() < end && !isOver(); ) {
      const found = isBusy() ? undefined : find(place);
      if (found) return found;
      await pause(100);
    }
  };
  /** Up and down alone: sideways, a long row would push the beginnings of all rows out of a narrow list. */
  const center = (element) => {
    const lists = [];
    for (let at = element.parentElement; at; at = at.parentElement) lists.push([at, at.scrollLeft]);
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    for (const [list, left] of lists) list.scrollLeft = left;
  };
  const ACTIONS = {
    click: (element) => element.click(),
    fill(element, { value }) {
      // React hears only of values that its own setter did not write.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    show(element) {
      center(element);
      element.dataset.ring = '';
    },
    point(element, { at: [x, y] }) {
      center(element);
      const box = element.getBoundingClientRect();
      const along = (size, part) => (part < 1 ? size * part : part);
      const [clientX, clientY] = [box.x + along(box.width, x), box.y + along(box.height, y)];
      element.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }));
    },
  };
  let walks = 0;
  /** Performs the steps one after the other. The next walk ends this one; so does an element that does not come. */
  const walk = async (steps) => {
    walks += 1;
    const mine = walks;
    const isOver = () => mine !== walks;
    for (const step of Array.isArray(steps) ? steps : []) {
      if (step?.unless && find(step.unless)) continue;
      const name = Object.keys(ACTIONS).find((action) => step?.[action]);
      const element = name && (await seek(step[name], isOver));
      if (element && step.point) await pause(CHART_MS);
      if (!element || isOver()) return;
      // A ring around what the reader is led to; one at a time.
      for (const other of document.querySelectorAll('[data-ring]')) delete other.dataset.ring;
      ACTIONS[name](element, step);
    }
  };
  addEventListener('keydown', (event) => {
    // The report's own drawers and dialogs close by Escape too.
    if (event.key !== 'Escape') return;
    if (![...document.querySelectorAll('.ant-drawer-open, .ant-modal-wrap, .rc-dialog-wrap')].some(isDrawn)) tell('escape');
  });

  let opened = false;
  addEventListener('message', (event) => {
    // Only the page around this one, and only of the same site.
    if (event.source !== parent || event.origin !== origin || parent === window) return;
    const { type, settings, hash, steps, parts, stats } = event.data ?? {};
    if (typeof hash === 'string' && hash.startsWith('#/')) {
      // The browser's "Back" returns from a screen that the reader asked for, but not from where a report opens or a tour goes:
      // those replace the entry of the history.
      if (type === 'open' || steps) location.replace(hash);
      else location.hash = hash;
    }
    if (type === 'go' && opened) walk(steps);
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
    walk(steps);
  });
  tell('ready');
})();
