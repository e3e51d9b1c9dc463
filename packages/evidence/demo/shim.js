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
  const tell = (type, left) => {
    if (parent !== window) parent.postMessage({ type, left }, origin);
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
  /** Space around what is brought into view, and the height of the report's header, which lies over the screen, in px. */
  const AIR = 24;
  const HEADER = 54;
  /**
   * Brings an element into view, with its card from the card's head on; where the card is too high for that, the element
   * stands in the middle. By hand, because `scrollIntoView` would also move the page around this one. Up and down alone:
   * sideways, a long row would push the beginnings of all rows out of a narrow list.
   */
  const bring = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at.scrollHeight <= at.clientHeight || getComputedStyle(at).overflowY === 'visible') continue;
      const { top, height } = element.getBoundingClientRect();
      at.scrollTop += top + height / 2 - at.getBoundingClientRect().top - at.clientHeight / 2;
    }
    // A drawer has a place of its own, whatever the screen below does.
    if (element.closest('.ant-drawer')) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const toTop = ({ top }) => top - HEADER - AIR;
    const toCard = toTop((element.closest('.ant-card') ?? element).getBoundingClientRect());
    const toMiddle = Math.min(top + height / 2 - innerHeight / 2, toTop({ top }));
    scrollBy(0, bottom - toCard <= innerHeight - AIR ? toCard : toMiddle);
  };
  /** A place in an element: below 1 a share of its size, from 1 on px. */
  const pointIn = (element, [x, y]) => {
    const box = element.getBoundingClientRect();
    const along = (size, part) => (part < 1 ? size * part : part);
    return new DOMRect(box.x + along(box.width, x), box.y + along(box.height, y), 0, 0);
  };

  /** The numbers of the picture that the report stands for, and the one that the reader is at; 0 for none. */
  let marks = [];
  let mark = 0;
  /** Holds the numbers and the frames. It lies beside the body, whose changes are watched. */
  const layer = document.createElement('div');
  layer.className = 'marks';
  layer.ariaHidden = 'true';
  /** The part of an element that its lists do not cut off. */
  const shownPart = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };
  /** Whether something else lies over the middle of a box: a drawer, or the header. */
  const isCovered = (element, { x, y, width, height }) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(element.contains(top) || top.contains(element));
  };
  const DISC = 24;
  const LEADER = 8;
  const put = (className, style, text = '') => {
    const made = Object.assign(document.createElement('div'), { className, textContent: text });
    for (const [name, value] of Object.entries(style)) made.style[name] = `${value}px`;
    layer.append(made);
  };
  /** Draws the numbers beside their frames, and the frame of what a walk has led to. */
  const drawMarks = () => {
    layer.replaceChildren();
    const ring = document.querySelector('[data-ring]');
    const places = marks.map(({ place, at }) => ({ element: find(place), at }));
    if (ring && isDrawn(ring) && !places.some(({ element }) => element === ring)) places.push({ element: ring });
    for (const [index, { element, at }] of places.entries()) {
      if (!element) continue;
      const box = at ? pointIn(element, at) : shownPart(element);
      if (box.width < 0 || box.height < 0 || isCovered(element, box)) continue;
      const { left, top, width, height } = box;
      const isHere = element === ring || index + 1 === mark;
      if (!at) put(isHere ? 'frame here' : 'frame', { left: left - 4, top: top - 4, width: width + 8, height: height + 8 });
      if (index >= marks.length) continue;
      // Left of the frame; where there is no room, on its upper left corner. At a point, above it, with a line to it.
      const beside = left - DISC - 10;
      if (at) put('leader', { left, top: top - LEADER, height: LEADER });
      const x = at ? left - DISC / 2 : beside < 2 ? Math.max(left - DISC / 2, 2) : beside;
      const y = at ? top - LEADER - DISC : beside < 2 ? top - DISC / 2 : top + Math.min(height / 2, 24) - DISC / 2;
      put(isHere ? 'disc here' : 'disc', { left: x, top: y }, String(index + 1));
    }
  };
  let isDue = false;
  /** Draws them again with the next frame, however much has changed until then. */
  const redraw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      drawMarks();
    });
  };
  /** From the first walk on, numbers and frames follow what the report does. */
  const followMarks = () => {
    if (layer.isConnected) return redraw();
    document.documentElement.append(layer);
    for (const type of ['scroll', 'resize', 'transitionend']) addEventListener(type, redraw, { capture: true, passive: true });
    new MutationObserver(redraw).observe(document.body, { childList: true, subtree: true, attributes: true });
  };

  const ACTIONS = {
    click: (element) => element.click(),
    fill(element, { value }) {
      // React hears only of values that its own setter did not write.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    show(element) {
      bring(element);
      element.dataset.ring = '';
    },
    point(element, { at }) {
      bring(element);
      const { x, y } = pointIn(element, at);
      element.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y, bubbles: true }));
    },
  };
  let walks = 0;
  /** Performs the steps one after the other. The next walk ends this one; so does an element that does not come. */
  const walk = async (steps) => {
    walks += 1;
    const mine = walks;
    const isOver = () => mine !== walks;
    // The pointer of the walk before leaves its chart, and the chart puts its tooltip away.
    for (const chart of document.querySelectorAll('canvas')) chart.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
    for (const step of Array.isArray(steps) ? steps : []) {
      if (step?.unless && find(step.unless)) continue;
      const name = Object.keys(ACTIONS).find((action) => step?.[action]);
      const element = name && (await seek(step[name], isOver));
      if (element && step.point) await pause(CHART_MS);
      if (!element || isOver()) return;
      // A ring around what the reader is led to; one at a time.
      for (const other of document.querySelectorAll('[data-ring]')) delete other.dataset.ring;
      ACTIONS[name](element, step);
      followMarks();
      // A page that shows a part of the report's width scrolls there.
      tell('at', (step.at ? pointIn(element, step.at) : shownPart(element)).left);
    }
  };
  addEventListener('keydown', (event) => {
    // The report's own drawers and dialogs close by Escape too.
    if (event.key !== 'Escape') return;
    if (![...document.querySelectorAll('.ant-drawer-open, .ant-modal-wrap, .rc-dialog-wrap')].some(isDrawn)) tell('escape');
  });
  /** The keys that walk on in the page around, where the report has no use for them. */
  const KEYS = { ArrowRight: 'next', j: 'next', ArrowLeft: 'previous', k: 'previous' };
  addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }) => {
    const isUsed = target.closest?.('input, textarea, select, [contenteditable], [role^=tab], [role=combobox], [role^=menu]');
    if (KEYS[key] && !isUsed && !ctrlKey && !metaKey && !altKey && !defaultPrevented) tell(KEYS[key]);
  });

  let opened = false;
  addEventListener('message', (event) => {
    // Only the page around this one, and only of the same site.
    if (event.source !== parent || event.origin !== origin || parent === window) return;
    const { type, settings, hash, steps, parts, stats, ...tour } = event.data ?? {};
    marks = Array.isArray(tour.marks) ? tour.marks : [];
    mark = tour.mark ?? 0;
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
