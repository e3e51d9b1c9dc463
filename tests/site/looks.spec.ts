/** A reader looks: at lines of text, at tables and code on a phone, at paper, at colours of their own. */
import { htmlOf, routes } from '../lib/built.ts';
import { pages, pageWithMost } from '../lib/docs.ts';
import { themeButton } from './lib/frame.ts';
import { LONG } from './lib/pages.ts';
import { copied, copyButton, expect, inLang, LANGS, test, text } from './lib/test.ts';

const phone = { width: 390, height: 844 };
/** The first page on which something is. */
const pageWith = (mark: RegExp) => routes.find((address) => mark.test(htmlOf(address))) ?? `/no page has ${mark}`;

// A Chinese character is as wide as its size; a Latin letter of Open Sans half as wide, on average.
const MOST = { en: 85 / 2, zh: 43 };
for (const lang of LANGS) {
  test(`text has lines of 85 letters or 43 Chinese characters at most, as a rule (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(inLang(LONG, lang));
    const ems = await page
      .locator('.rspress-doc > p')
      .evaluateAll((all) => all.map((one) => one.clientWidth / Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(ems.length).toBeGreaterThan(10);
    expect(Math.max(...ems)).toBeLessThanOrEqual(lang === 'zh' ? MOST.zh : MOST.en);
  });
}

test('text has headings in clear steps; links and the current page have more than a colour', async ({ page }) => {
  await page.goto(LONG);
  await expect(page.locator('.rspress-doc p > a').first()).toHaveCSS('text-decoration-line', 'underline');
  const sizes = await page.evaluate(() =>
    ['h1', 'h2', 'h3', 'p'].map((name) =>
      Number.parseFloat(getComputedStyle(document.querySelector(`.rspress-doc ${name}`)!).fontSize),
    ),
  );
  for (const [index, size] of sizes.slice(1).entries()) expect(sizes[index]! / size).toBeGreaterThan(1.15);
  await page
    .locator('.rspress-doc h2')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView());
  const bar = await page.getByRole('banner').boundingBox();
  const heading = await page.locator('.rspress-doc h2').nth(1).boundingBox();
  expect(heading!.y - (bar!.y + bar!.height)).toBeGreaterThanOrEqual(16);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('#frame-sidebar [aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});

test('a link in a part of a sentence for some readers is underlined', async ({ page }) => {
  await page.goto(pageWith(/<span data-for=[^>]*>(?:(?!<\/span>).)*<a /));
  const lines = await page
    .locator('.rspress-doc :is(p, li) [data-for] > a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set(['underline']));
});

test('a table with sentences is a list of cards on a phone, each cell below its heading', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pageWith(/<td data-label=/));
  const table = page.locator('table.cards', { has: page.locator('td[data-label]') }).first();
  const cell = table.locator('td[data-label]').first();
  const label = await cell.getAttribute('data-label');
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe(`"${label}"`);
  const box = await cell.boundingBox();
  expect(box!.width).toBeGreaterThan(250);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(cell).toHaveCSS('display', 'table-cell');
});

test('a table that is wider than the window keeps its first column, and its end is in reach', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pageWith(/<table(?![^>]*cards)[^>]*><thead><tr>(?:<th[^>]*>(?:(?!<\/th>).)*<\/th>){6}/));
  const frame = page
    .locator('.rp-table-scroll-container')
    .filter({ has: page.locator('table:not(.cards) th:nth-child(6)') })
    .first();
  const first = frame.locator('tbody tr').first().locator(':scope > *').first();
  const before = await first.boundingBox();
  await frame.evaluate((element) => {
    element.scrollLeft = 10_000;
  });
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect((await first.boundingBox())!.x).toBeCloseTo(before!.x, 0);
});

test('a table with many options shows those with the words that are typed', async ({ page }) => {
  await page.goto(pageWith(/data-filter="" data-needs-script="".*?<div role="group"[^>]*><table[^>]*reference/s));
  const field = page.getByRole('searchbox', { name: text('overview.filterNameText') }).first();
  const rows = page.locator('table.reference').first().locator('tbody tr');
  const all = await rows.count();
  const name = (await rows.last().locator('th').textContent()) ?? '';
  await field.fill(name.toUpperCase());
  await expect(rows.last()).toBeVisible();
  await expect.poll(() => rows.filter({ visible: true }).count()).toBeLessThan(all);
  await expect(page.locator('.table-filter output').first()).toHaveText(/^\d+ \/ \d+$/);
  await field.fill('');
  await expect(rows.filter({ visible: true })).toHaveCount(all);
});

test('in a table of options, a name has at most two lines, and its last part is never broken', async ({ page }) => {
  await page.goto(pageWith(/data-filter="" data-needs-script="".*?<div role="group"[^>]*><table[^>]*reference/s));
  const lines = await page
    .locator('.reference th code')
    .evaluateAll((names) =>
      names.map((name) =>
        [name, name.querySelector('b')!].map(
          (part) => new Set([...part.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
        ),
      ),
    );
  expect(lines.length).toBeGreaterThan(10);
  for (const [name, last] of lines) {
    expect(name).toBeLessThanOrEqual(2);
    expect(last).toBe(1);
  }
});

test('an answer in a table is a sign on screen, and its word to screen readers', async ({ page }) => {
  await page.goto(pageWith(/data-answer="yes">yes</));
  const answer = page.getByRole('cell', { name: 'yes', exact: true }).first();
  await expect(answer).toHaveCSS('font-size', '0px');
  expect(await answer.evaluate((cell) => getComputedStyle(cell, '::after').content)).toContain('✓');
});

test('code marks the lines that matter, and a copy has no marks', async ({ page }) => {
  const block = page
    .locator('.rp-codeblock', { has: page.locator('.line.highlighted') })
    .filter({ visible: true })
    .first();
  // Some stand in the tab or for the bundler that nobody has chosen yet.
  for (const route of routes.filter((each) => htmlOf(each).includes('class="line highlighted"'))) {
    await page.goto(route);
    if (await block.isVisible()) break;
  }
  const line = block.locator('.line.highlighted').first();
  await expect(line).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await copyButton(block).click();
  await expect(block.getByRole('status')).toHaveText(text('codeCopied'));
  const copy = await copied(page);
  expect(copy).toContain((await line.textContent())!.trim());
  expect(copy).not.toContain('[!code');
});

test('code that is copied from a diff is the new code, without a space where a mark was', async ({ page }) => {
  await page.goto(pageWith(/class="line diff remove"/));
  const block = page.locator('.rp-codeblock', { has: page.locator('.line.remove') }).first();
  const kept = await block.locator('.line:not(.remove)').allTextContents();
  await copyButton(block).click();
  await expect(block.getByRole('status')).toHaveText(text('codeCopied'));
  const lines = kept.map((line) => line.trimEnd());
  expect((await copied(page)).trimEnd()).toBe(lines.join('\n').trimEnd());
});

test('code shows whole commands on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(pageWithMost(/^```(?:sh|bash)/));
  const wide = await page
    .locator('.language-bash pre, .language-sh pre')
    .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.parentElement!.clientWidth).length);
  expect(wide).toBe(0);
});

test('on paper is the text alone, light, with the addresses of links that lead away and all of the code', async ({
  page,
}) => {
  await page.goto(LONG);
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).not.toHaveClass(/rp-dark/);
  const [grey, ink] = await page.evaluate(() =>
    ['--rp-c-text-3', '--rp-c-text-1'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
  );
  expect(grey).toBe(ink);
  for (const part of ['banner', 'navigation', 'complementary'] as const)
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  const printed = (start: string) =>
    page
      .locator(`.rspress-doc :is(p, li) a[href^="${start}"]`)
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((a) => [a.getAttribute('href'), getComputedStyle(a, '::after').content.replace(/[" ()]/g, '')]),
      );
  for (const [, address] of await printed('/')) expect(address).toBe('none');
  expect((await printed('/')).length).toBeGreaterThan(0);
  expect(
    await page
      .locator('.rp-codeblock pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.parentElement!.clientWidth + 1).length),
  ).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  await page.goto(pageWith(/<p>(?:(?!<\/p>).)*<a href="https:/));
  for (const [href, address] of await printed('http')) expect(address).toBe(href);
  expect((await printed('http')).length).toBeGreaterThan(0);
});

/** A page with tabs, a callout and the switch between bundlers. */
const TABS_AND_CALLOUT = pageWith(
  /(?:data-for=|data-group="bundler")[\s\S]*(?:role="note"[\s\S]*role="tab"|role="tab"[\s\S]*role="note")/,
);

test('on paper a group of tabs is the one that was chosen, under its name, and a callout stays in one piece', async ({
  page,
}) => {
  await page.goto(TABS_AND_CALLOUT);
  const tabs = page.locator(':has(> [role=tablist])').filter({ visible: true }).first();
  await tabs.locator('> [role=tablist] > [role=tab]').nth(1).click();
  await page.emulateMedia({ media: 'print' });
  const panels = tabs.locator('> [role=tabpanel]');
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  const name = await panels.nth(1).getAttribute('aria-label');
  expect(await panels.nth(1).evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe(`"${name}"`);
  await expect(page.getByRole('note').filter({ visible: true }).first()).toHaveCSS('break-inside', 'avoid');
});

/** Measures the contrast of each edge to what lies behind it. It runs inside the page. */
function contrastsOf(edges: [route: string, selector: string, side: string][]): [edge: string, contrast: number][] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  /** Luminance of colours over each other, as one pixel shows them. */
  const luminance = (colours: string[]) => {
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element | null): string[] =>
    element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : ['white'];
  return edges.map(([, selector, side]) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!element) return [`nothing is ${selector}`, 0];
    const ground = behind(element.parentElement);
    const edge = [...ground, getComputedStyle(element).getPropertyValue(side)];
    const [low, high] = [luminance(ground), luminance(edge)].sort((a, b) => a - b);
    return [selector, (high! + 0.05) / (low! + 0.05)];
  });
}

const CARDS = pages().find(({ frontmatter }) => frontmatter.overview === true)!.route;
const EDGES: [route: string, selector: string, side: string][] = [
  ['/', '.home-drop', 'border-top-color'],
  ['/', '.home-row input', 'background-color'],
  // A button without a frame is known by its words and its sign.
  ['/', '[data-search-button]', 'color'],
  // The ring of the focus has the colour of links.
  ['/', 'main a', '--rp-c-link'],
  // A field has one line, around its name and what is typed.
  [CARDS, 'main label:has([type=search])', 'border-bottom-color'],
  [TABS_AND_CALLOUT, '[role=note]', 'border-left-color'],
  [TABS_AND_CALLOUT, '[role=tab][aria-selected=true]', 'border-bottom-color'],
  [TABS_AND_CALLOUT, '.show-for select', 'color'],
];

test('edges that say what a box is for have a contrast of 3 : 1 at least, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const route of ['/', CARDS, TABS_AND_CALLOUT]) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /rp-dark/ : /^(?!.*rp-dark)/);
      const edges = EDGES.filter(([where]) => where === route);
      for (const [edge, contrast] of await page.evaluate(contrastsOf, edges)) {
        expect.soft(contrast, `${route}, ${colorScheme}: ${edge}`).toBeGreaterThanOrEqual(3);
        // The line of a field has the contrast that WCAG asks for, and little more.
        if (/label|input/.test(edge)) expect.soft(contrast, `${route}, ${colorScheme}: ${edge}`).toBeLessThan(4.5);
      }
    }
  }
});

test('a link that leads away makes its line no higher than the others', async ({ page }) => {
  for (const route of [LONG, inLang(LONG, 'zh')]) {
    await page.goto(route);
    const uneven = await page.locator('.rspress-doc p:has(a[target="_blank"])').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.querySelector('code, button'))
        .map((one) => {
          const lines = one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight);
          return { text: one.textContent, off: Math.abs(lines - Math.round(lines)) };
        })
        .filter(({ off }) => off > 0.02),
    );
    expect(uneven, route).toEqual([]);
  }
});

test('the rule under the head of a table reaches from edge to edge, also below an empty cell', async ({ page }) => {
  const tables = routes.filter((route) => /<thead><tr><t[hd][^>]*><\/t[hd]>/.test(htmlOf(route)));
  expect(tables.length).toBeGreaterThan(0);
  for (const route of tables.slice(0, 3)) {
    await page.goto(route);
    const rules = await page.locator('thead tr:has(> :empty)').evaluateAll((rows) =>
      rows.map((row) => [
        ...new Set(
          [...row.children].map((cell) => {
            const { borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(cell);
            return `${borderBottomWidth} ${borderBottomColor} ${backgroundColor}`;
          }),
        ),
      ]),
    );
    for (const kinds of rules) expect(kinds, route).toHaveLength(1);
  }
});

test('the neighbour of the first page takes the whole row; on a phone each has one', async ({ page }) => {
  const lone = routes.find((route) => /rel="next"/.test(htmlOf(route)) && !/rel="prev"/.test(htmlOf(route)))!;
  const two = routes.find((route) => /rel="prev"[\s\S]*rel="next"/.test(htmlOf(route)))!;
  const cards = page.locator('nav > a.card');
  const share = async () => {
    const row = (await page.locator('nav:has(> a.card)').boundingBox())!;
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    return boxes.map((width) => Math.round((width / row.width) * 10) / 10);
  };
  await page.goto(lone);
  expect(await share()).toEqual([1]);
  await page.goto(two);
  expect(await share()).toEqual([0.5, 0.5]);
  await page.setViewportSize(phone);
  expect(await share()).toEqual([1, 1]);
});

test('the words of the Chinese frame are level with their icons', async ({ page }) => {
  await page.goto(inLang(LONG, 'zh'));
  const levels = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    return [
      ...document.querySelectorAll('header :is(a, button), #frame-sidebar summary, #frame-outline a, [data-copies]'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        const words = walker.nextNode();
        if (!words?.nodeValue?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(words);
        const [line] = range.getClientRects();
        const { font } = getComputedStyle(words.parentElement!);
        context.font = font;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
          context.measureText(words.nodeValue.trim());
        if (!line?.height) return [];
        const baseline = (line.top + line.bottom + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
        const icon = [...control.querySelectorAll('svg, img')].find((one) => one.checkVisibility()) ?? control;
        const box = icon.getBoundingClientRect();
        const off = baseline - (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2 - (box.top + box.bottom) / 2;
        return { text: words.nodeValue, off: Math.round(off * 10) / 10 };
      });
  });
  expect(levels.length).toBeGreaterThan(10);
  expect(levels.filter(({ off }) => Math.abs(off) > 1.5)).toEqual([]);
});

test('what a program prints has no line that leaves a wide window; code keeps its lines', async ({ page }) => {
  await page.goto(pageWithMost(/^```text/));
  const leaving = await page.locator('.language-text pre').evaluateAll((all) => {
    for (const pre of all) pre.closest('details')?.setAttribute('open', '');
    return all.filter((pre) => pre.checkVisibility() && pre.scrollWidth > pre.parentElement!.clientWidth).length;
  });
  expect(leaving).toBe(0);
  await expect(page.locator('.rp-codeblock:not(.language-text) pre code').first()).toHaveCSS('white-space', 'pre');
});
