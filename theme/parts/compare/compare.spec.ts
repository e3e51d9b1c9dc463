/** A reader compares two pictures. */
import { htmlOf, routes } from '#tests/lib/built.ts';
import { expect, openReady, test } from '#tests/site/lib/test.ts';

const pagesWith = (mark: RegExp) => routes.filter((route) => mark.test(htmlOf(route)));
const SLIDERS = pagesWith(/class="compare"/);
const BESIDE = pagesWith(/class="compare compare-beside"/);

test('both sides are seen at once, each under its name; keys move the line, and the handle stays within the picture', async ({
  page,
}) => {
  expect(SLIDERS.length).toBeGreaterThan(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, SLIDERS[0]!);
    const compare = page.locator('.compare').filter({ visible: true }).first();
    const line = compare.getByRole('slider');
    const shares = () =>
      compare.locator('> div > :last-child').evaluateAll((sides) =>
        sides.map((side) => {
          const [, right = 0, , left = 0] = getComputedStyle(side)
            .clipPath.replace(/calc\((.*?)\)(?=[ )])/g, (_, sum: string) => sum.replaceAll(' ', ''))
            .replace('inset(', '')
            .split(' ')
            .map((edge) =>
              [...edge.matchAll(/([+-]?[\d.]+)(%|px)/g)].reduce(
                (all, [, size, unit]) => all + Number(size) * (unit === '%' ? side.clientWidth / 100 : 1),
                0,
              ),
            );
          return (side.clientWidth - right - left) / side.clientWidth;
        }),
      );
    const [before = 0, after = 0] = await shares();
    expect(before).toBeCloseTo(0.55, 1);
    expect(after).toBeCloseTo(0.45, 1);
    const frame = (await compare.boundingBox())!;
    for (const name of await compare.locator('> div > p').all()) {
      const box = (await name.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
    await line.press('End');
    expect((await shares())[0]).toBeGreaterThan(0.9);
    // The thumb is part of the slider's box.
    const box = (await line.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    await line.press('Home');
    expect((await shares())[0]).toBeLessThan(0.1);
  }
});

test('pictures in which words change stand beside each other', async ({ page }) => {
  expect(BESIDE.length).toBeGreaterThan(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BESIDE[0]!);
  const compare = page.locator('.compare-beside').filter({ visible: true }).first();
  await expect(compare.getByRole('slider')).toHaveCount(0);
  const [before, after] = await Promise.all([0, 1].map((index) => compare.locator('figure').nth(index).boundingBox()));
  expect(after!.x).toBeGreaterThan(before!.x + before!.width);
  expect(after!.y).toBe(before!.y);
});
