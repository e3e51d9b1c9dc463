/**
 * The look is a scale: few sizes, lines, heights, shadows, weights and colours, on all kinds of pages. A number may go
 * down; one that must go up needs its reason here.
 */
import { pages } from '../lib/docs.ts';
import { LONG, PICTURES, RELEASE, RULES, TABS_PAGE } from './lib/pages.ts';
import { expect, inLang, openReady, test } from './lib/test.ts';

const overview = pages().find(({ frontmatter }) => frontmatter.overview === true)!.route;
const folds = pages().find(({ text }) => text.includes('<FoldFilter'))!.route;
const options = pages().find(({ text }) => /<OptionTable/.test(text))!.route;
const chart = pages().find(({ text }) => /<BeforeAfter/.test(text))!.route;
const PAGES = ['/', TABS_PAGE, chart, overview, PICTURES, RULES, options, folds, RELEASE, '/preview/', LONG];

/** What differs among the elements of a page. It runs inside the page. */
function scaleOf(): [kind: string, value: string][] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll('body *:not(svg *)')].filter(isShown).flatMap((element) => {
    const style = getComputedStyle(element);
    const found: [string, string][] = style.boxShadow === 'none' ? [] : [['shadows', style.boxShadow]];
    if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim()) && style.fontSize !== '0px') {
      // The line of an inline element is that of its block.
      let block = element;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      const { lineHeight } = getComputedStyle(block);
      found.push(['sizes', style.fontSize], ['sizes with lines', `${style.fontSize} / ${lineHeight}`]);
      found.push(['weights', style.fontWeight]);
      if (!element.closest('pre')) found.push(['text colours', style.color]);
    }
    // Words that wrap make a control higher; a number of a caption is as high as its line.
    const isControl = element.matches(
      'button, select, summary, .report-button, .home-action, label:has([type=radio], [type=search], [type=file])',
    );
    const { height } = element.getBoundingClientRect();
    if (isControl && style.display !== 'inline' && height < 48 && !element.matches('.mark, .term *, .home-row'))
      found.push(['heights of controls', `${height}px`]);
    return found;
  });
}

const MOST = {
  sizes: 11,
  'sizes with lines': 18,
  weights: 4,
  'text colours': 8,
  shadows: 0,
  'heights of controls': 3,
};

test('sizes, lines, heights, shadows, weights and colours are few', async ({ page }) => {
  const values = new Map<string, Set<string>>();
  for (const route of PAGES) {
    await openReady(page, route);
    for (const [kind, value] of await page.evaluate(scaleOf))
      values.set(kind, (values.get(kind) ?? new Set()).add(value));
  }
  for (const [kind, most] of Object.entries(MOST)) {
    const own = [...(values.get(kind) ?? [])].sort();
    expect.soft(own.length, `${kind}: ${own.join(', ')}`).toBeLessThanOrEqual(most);
  }
});

test('each control answers the pointer and the press, in one way', async ({ page }) => {
  for (const [route, selector] of [
    ['/', '.home-primary'],
    ['/', '.home-tabs label:nth-of-type(2)'],
    [RULES, '.table-filter label:has([type=radio])'],
    [folds, 'summary:has(h3)'],
    [TABS_PAGE, '[role=tab]'],
    [inLang(PICTURES, 'zh'), '.report-button'],
  ] as const) {
    await openReady(page, route);
    const control = page.locator(selector).filter({ visible: true }).first();
    const step = () => control.evaluate((element) => getComputedStyle(element).getPropertyValue('--step'));
    const still = await step();
    await control.hover();
    await expect.poll(step, selector).not.toBe(still);
    // The transition has ended.
    await page.waitForTimeout(200);
    const hovered = await step();
    await page.mouse.down();
    await expect.poll(step, selector).not.toBe(hovered);
    await expect(control).toHaveCSS('cursor', 'pointer');
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
