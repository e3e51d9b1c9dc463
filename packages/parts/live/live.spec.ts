/** A reader opens the report of the sample shop. */

import { panelAddress, panels } from '@rsdoctor-docs/viewer/panels';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import { wordsIn } from '@rsdoctor-docs/viewer/words';
import { expectNoFaults } from '../../../tests/site/lib/axe.ts';
import { DEMO, pageWithShot, RULES, START } from '../../../tests/site/lib/pages.ts';
import { report, SLOW } from '../../../tests/site/lib/report.ts';
import {
  expect,
  gone,
  hold,
  inLang,
  neverIdle,
  openReady,
  pathsAsked,
  test,
  text,
} from '../../../tests/site/lib/test.ts';
import { screens, walkTo } from '../report/screens.ts';
import { shot } from '../words/en.ts';

for (const sample of [panels.filter((panel) => panel !== 'diff'), ['diff']]) {
  // A request to another host fails any test by itself (lib/test.ts), but the console keeps quiet about files that a frame of
  // another origin does not get.
  test(`the sample's report opens at ${sample.join(', ')} and finds all that it asks for`, async ({ page }) => {
    const missing: string[] = [];
    page.on('requestfailed', (request) => missing.push(request.url()));
    for (const panel of sample) {
      await page.goto(panelAddress(panel));
      await expect(report(page).locator('#root > *').first()).toBeVisible(SLOW);
      await expect(report(page)).toContainText(panel === 'diff' ? /\d [KM]B/ : /Overall/, SLOW);
      await expect(report(page).locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0, SLOW);
      await expect(report(page).locator('.ant-result-error')).toHaveCount(0);
    }
    await page.waitForLoadState('networkidle');
    expect(missing).toEqual([]);
  });
}

test('a rule leads to its alerts', async ({ page }) => {
  for (const [code, name] of [
    ['E1004', 'ECMA Version Check'],
    ['EXTEND', 'Custom Rules'],
  ] as const) {
    await page.goto(RULES);
    await page
      .getByRole('row', { name: code })
      .getByRole('link', { name: /^See \d+ alerts? live$/ })
      .click();
    await expect(report(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true', SLOW);
  }
});

test('a code view of the diff says that there is no code, and asks no other host', async ({ page }) => {
  await page.setViewportSize({ width: 1980, height: 1050 });
  await page.goto(panelAddress('diff'));
  await report(page).getByRole('tab', { name: 'Modules' }).click(SLOW);
  await report(page).getByRole('button', { name: 'View Changes' }).first().click(SLOW);
  await expect(report(page).getByText('it carries no code').first()).toBeVisible(SLOW);
});

// Language and theme are handed over independently: two of the four pairs cover both languages and both themes.
for (const [lang, theme] of [
  ['en', 'dark'],
  ['zh', 'light'],
] as const) {
  test(`a page opens the report in its language and theme, and the bar leads back (${lang}, ${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const from = inLang(DEMO, lang);
    const seen = pathsAsked(page);
    await openReady(page, from);
    await page.waitForLoadState('networkidle');
    expect(seen.filter((address) => address.startsWith('/demo/'))).toEqual([]);
    await page.getByRole('link', { name: text('demoOpenText', lang) }).click();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', REPORT_SANDBOX, SLOW);
    await expect(report(page)).toContainText(lang === 'zh' ? '产物体积分析' : 'Output Assets List', SLOW);
    const ground = await report(page)
      .locator('.ant-layout')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const brightness = Number(/\d+/.exec(ground)?.[0]);
    expect(theme === 'dark' ? brightness < 60 : brightness > 200, ground).toBe(true);
    await page.getByRole('link', { name: wordsIn(lang).back }).click();
    await expect(page).toHaveURL(new RegExp(`${from}$`));
  });
}

test('the report reaches neither its page nor the storage of the site, and sends nothing', async ({ page }) => {
  await page.goto('/demo/frame.html');
  await page.evaluate(() => localStorage.setItem('mark', 'of the report'));
  const outcome = await page.evaluate(async () => {
    const tried = async (attempt: () => unknown) => {
      try {
        await attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin,
      cookie: await tried(() => document.cookie),
      fetch: await tried(() => fetch('/')),
      // In a task of its own, because what Playwright itself runs may do this.
      code: await tried(() => new Promise((resolve) => setTimeout(resolve)).then(() => new Function(''))),
    };
  });
  expect(outcome).toEqual({ origin: 'null', cookie: 'SecurityError', fetch: 'TypeError', code: 'EvalError' });
  await page.goto(DEMO);
  expect(await page.evaluate(() => localStorage.getItem('mark'))).toBeNull();
});

/** A screen that is opened in the place of its picture, and the page with that picture. */
const SCREEN = 'bundle-size-page';
const LIVE_PAGE = pageWithShot(SCREEN);

test('a picture becomes its screen of the report at a click, and Escape brings the picture back', async ({ page }) => {
  // So narrow that the report is shown smaller than it is.
  await page.setViewportSize({ width: 1300, height: 900 });
  const seen = pathsAsked(page);
  await openReady(page, LIVE_PAGE);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((address) => /^\/demo\/|\/js\/(?:live|marks|report)\./.test(address))).toEqual([]);
  const figure = page.getByRole('figure').first();
  const link = figure.getByRole('link', { name: text('liveTryText') });
  const panel = page.getByRole('dialog', { name: text('liveTitle') });
  const frame = panel.locator('iframe');
  const ring = report(page).locator('[data-ring]');
  await link.click();
  await expect(panel.getByRole('button', { name: text('liveClose') })).toBeFocused();
  await expect(figure.locator('picture:visible')).toHaveCount(0);
  await expect(frame).toHaveAttribute('sandbox', REPORT_SANDBOX);
  const status = panel.getByRole('status');
  await expect(status).toHaveClass('viewer-spoken', SLOW);
  await test.step('it is whole in the window, with its caption', async () => {
    const { y, height } = (await panel.boundingBox())!;
    expect(y).toBeGreaterThan(64);
    expect(y + height).toBeLessThanOrEqual(900);
    await expect(panel.getByRole('button', { name: shot.inPicture('①') })).toBeInViewport({ ratio: 1 });
  });
  await test.step('arrow keys walk along the numbers, and light what is said about each', async () => {
    await expect(ring).toContainText(/^main\.\w+\.js/, SLOW);
    const lit = () => page.evaluate(() => [...(CSS.highlights.get('live-clause') ?? [])].join(''));
    for (const [key, number, row] of [
      ['ArrowRight', '②', /^node_modules/],
      ['ArrowLeft', '①', /^main\.\w+\.js/],
    ] as const) {
      await page.keyboard.press(key);
      const active = panel.locator('.mark[aria-current]');
      await expect(active).toHaveText(number);
      await expect(active, 'on its pale ground').toHaveCSS('color', 'rgb(194, 65, 12)');
      await expect(ring).toContainText(row, SLOW);
      expect(await lit()).toContain(number);
      await expect(status).toHaveText(await lit());
      await expect(page.frameLocator('iframe').first().locator('.disc.here')).toHaveText(
        String('①②'.indexOf(number) + 1),
      );
    }
    const y = (await panel.boundingBox())!.y;
    await report(page).press('ArrowRight');
    await expect(ring).toContainText(/^node_modules/, SLOW);
    expect((await panel.boundingBox())!.y, 'the report moves no page around it').toBe(y);
  });
  await test.step('numbers of the text lead it, also when the reader has gone on in it', async () => {
    const number = figure.getByRole('button', { name: shot.inPicture('②') });
    await number.click();
    await expect(ring).toContainText(/^node_modules/, SLOW);
    // What is shown small is touched where it is shown. Playwright's own click takes no account of the scale.
    await expect(async () => {
      const row = await report(page)
        .getByText(/^admin\.\w+\.js$/)
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const { left, top, scale } = await frame.evaluate((element: HTMLElement) => {
        const box = element.getBoundingClientRect();
        return { left: box.left, top: box.top, scale: box.width / element.offsetWidth };
      });
      await page.mouse.click(left + (row.x + row.width / 2) * scale, top + (row.y + row.height / 2) * scale);
      await expect(report(page)).toContainText('Modules of "js/admin.', { timeout: 3000 });
    }, 'the report may still move').toPass(SLOW);
    await number.click();
    await expect(ring).toContainText(/^node_modules/, SLOW);
  });
  await test.step('it is scaled to the width of the panel, or has its own size', async () => {
    const width = () => frame.evaluate((element) => Math.round(element.getBoundingClientRect().width));
    expect(await width()).toBe(await panel.evaluate((element) => element.clientWidth));
    await panel.getByRole('button', { name: text('liveFull') }).press('Space');
    await expect.poll(width).toBe(screens[SCREEN]!.width);
    for (const theme of ['light', 'dark'] as const)
      await expectNoFaults(page, 'the open panel', { theme, without: ['iframe'] });
  });
  const large = panel.getByRole('button', { name: text('liveLarge') });
  await test.step('it fills the window, and is where it was', async () => {
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 1300, height: 900 });
    await expect(ring).toContainText(/^node_modules/);
  });
  await large.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(figure.locator('picture:visible')).toHaveCount(1);
  await test.step('Escape inside the report closes the panel, too', async () => {
    await figure.getByRole('button', { name: shot.inPicture('②') }).press('Enter');
    await expect(ring).toContainText(/^node_modules/, SLOW);
    await report(page).getByRole('tab').first().press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(figure.getByRole('button', { name: shot.inPicture('②') })).toBeFocused();
  });
});

test('on a phone the report fills the window, in the language of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReady(page, inLang(LIVE_PAGE, 'zh'));
  const link = page.getByRole('link', { name: text('liveTryText', 'zh') }).first();
  await link.click();
  const panel = page.getByRole('dialog', { name: text('liveTitle', 'zh') });
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(report(page)).toContainText('产物体积分析', SLOW);
  await test.step('in its real size, it goes to where the caption leads', async () => {
    const disc = page.frameLocator('iframe').first().locator('.disc.here');
    await expect
      .poll(async () => {
        const { x, width } = (await disc.boundingBox()) ?? { x: -1, width: 0 };
        return x >= 0 && x + width <= 390;
      }, SLOW)
      .toBe(true);
  });
  await expectNoFaults(page, 'the open panel on a phone', { without: ['iframe'] });
  await panel.getByRole('button', { name: text('liveClose', 'zh') }).click();
  await expect(link).toBeFocused();
});

test('a panel that is closed while the report is on its way reads no report', async ({ page }) => {
  await openReady(page, LIVE_PAGE);
  const release = await hold(page, '**/demo/rsdoctor-data.json');
  const asked = page.waitForRequest('**/demo/rsdoctor-data.json');
  await page
    .getByRole('link', { name: text('liveTryText') })
    .first()
    .click();
  const answer = (await asked).response();
  await page.getByRole('dialog', { name: text('liveTitle') }).press('Escape');
  release();
  await (await answer)?.finished();
  await page.waitForTimeout(500);
  expect(page.workers()).toEqual([]);
});

test('the link below a picture opens a new tab for a reader who wants that', async ({ page, context }) => {
  await openReady(page, LIVE_PAGE);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: text('liveTryText') })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/preview\/\?sample=report/);
  await expect(page.getByRole('dialog', { name: text('liveTitle') })).toHaveCount(0);
});

test('where the report does not come, its panel says so and links its page; where its script does not come, that page opens', async ({
  allow,
  page,
}) => {
  allow(/404/);
  const link = page.getByRole('link', { name: text('liveTryText') }).first();
  await gone(page, '**/demo/rsdoctor-data.json');
  await openReady(page, LIVE_PAGE);
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await link.click();
  const message = page.getByRole('dialog', { name: text('liveTitle') }).getByRole('status');
  await expect(message).toContainText(text('liveFailed'), SLOW);
  await expect(message.getByRole('link')).toHaveJSProperty('href', address);
  await gone(page, '**/static/js/live.*');
  await openReady(page, LIVE_PAGE);
  await link.click();
  await expect(page).toHaveURL(address);
});

test('a live report whose script comes when its page has been left opens nowhere, and loads nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await neverIdle(page);
  const release = await hold(page, '**/static/js/live.*');
  await openReady(page, LIVE_PAGE);
  const asked = pathsAsked(page, '/demo/');
  await page
    .getByRole('link', { name: text('liveTryText') })
    .first()
    .click();
  await page.evaluate((route) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${route}"]`);
    link?.click();
  }, START);
  await expect(page).toHaveURL(START);
  const late = page.waitForResponse('**/static/js/live.*');
  release();
  await (await late).finished();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await expect(page.locator('.live')).toHaveCount(0);
});

for (const diff of [false, true]) {
  test(`every number of a picture leads to what is there: ${diff ? 'the diff' : 'the report'}`, async ({ page }) => {
    const frame = page.locator('iframe');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(panelAddress(diff ? 'diff' : '/overall'));
    await expect(report(page).locator('#root > *').first()).toBeVisible(SLOW);
    for (const [id, screen] of Object.entries(screens).filter(([, { panel }]) => (panel === 'diff') === diff))
      for (const [index] of screen.marks.entries()) {
        const walk = walkTo(screen, index + 1);
        await frame.evaluate(
          (element: HTMLIFrameElement, message) => element.contentWindow?.postMessage(message, '*'),
          { type: 'go', ...walk } as const,
        );
        const last = walk.steps?.at(-1);
        if (!last) throw new Error(`${id}: number ${index + 1} leads nowhere`);
        const [selector, words = ''] =
          'show' in last ? last.show : 'click' in last ? last.click : 'fill' in last ? last.fill : last.point;
        const target = report(page).locator('show' in last ? `:is(${selector})[data-ring]` : selector);
        await expect(target.filter({ hasText: new RegExp(words) }).first(), `${id} ${index + 1}`).toBeVisible(SLOW);
      }
  });
}
