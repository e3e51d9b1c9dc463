/** A reader compares two builds. */
import { htmlOf, routes } from '../../../tests/lib/built.ts';
import { expect, openReady, test } from '../../../tests/site/lib/test.ts';

const PAGES = routes.filter((route) => htmlOf(route).includes('class="before-after"'));

test('bars begin in one line, are as long as their numbers say, and stay within their frame with them', async ({
  page,
}) => {
  expect(PAGES.length).toBeGreaterThan(3);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, PAGES[0]!);
    const figure = page.locator('.before-after').filter({ visible: true }).first();
    const frame = (await figure.boundingBox())!;
    const bars = await figure.locator('td > span').evaluateAll((spans) =>
      spans.map((span) => {
        const words = document.createRange();
        words.selectNodeContents(span);
        return {
          value: Number.parseFloat(span.textContent ?? ''),
          bar: Number.parseFloat(getComputedStyle(span, '::before').width),
          start: span.getBoundingClientRect().left,
          end: words.getBoundingClientRect().right,
        };
      }),
    );
    expect(bars.length).toBeGreaterThan(2);
    for (const { value, bar, start, end } of bars) {
      // The numbers are written with one digit behind the point.
      expect(Math.abs(bar / bars[0]!.bar - value / bars[0]!.value)).toBeLessThan(0.02);
      expect(start).toBe(bars[0]!.start);
      expect(end).toBeLessThanOrEqual(frame.x + frame.width);
    }
  }
});
