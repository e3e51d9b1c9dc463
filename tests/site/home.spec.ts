import { AxeBuilder } from '@axe-core/playwright';
import { expect, inLang, type Lang, openReady, test, text } from './support.ts';

const LANGS: Lang[] = ['en', 'zh'];

test('row 18: the English home is titled with the suffix', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Rsdoctor - Build Analyzer');
  await page.goto('/zh/');
  await expect(page).toHaveTitle('Rsdoctor - 构建分析工具');
});

test('row 2: the description says what Rsdoctor is', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /one-stop build analyzer for Rspack and webpack/i,
  );
});

for (const lang of LANGS) {
  test.describe(lang, () => {
    test('row 17: one h1, in the one main', async ({ page }) => {
      await page.goto(inLang('/', lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Rsdoctor/);
    });

    test('rows 4 to 9, 103, 104: six features, each with icon, title, details and a link in this language', async ({
      page,
    }) => {
      await page.goto(inLang('/', lang));
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards).toHaveCount(6);
      for (const card of await cards.all()) {
        await expect(card.locator('svg')).toBeVisible();
        await expect(card.getByRole('paragraph')).not.toBeEmpty();
        const link = await card.getByRole('link').getAttribute('href');
        expect(link).toMatch(lang === 'zh' ? /^\/zh\/guide\// : /^\/guide\//);
        expect((await page.request.get(String(link))).status()).toBe(200);
      }
    });

    test('row 104: the whole face of a card leads to its page, without a reload', async ({ page }) => {
      await openReady(page, inLang('/', lang));
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first();
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      // Forced: what lies over the text is the link itself.
      await card.getByRole('paragraph').click({ force: true });
      await expect(page).toHaveURL(new RegExp(`${inLang('/guide/start/quick-start', lang)}$`));
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    });

    test('rows 10 to 12, 217, 271: seven tool cards with lazy pictures from the asset host, in a new tab', async ({
      page,
    }) => {
      await page.goto(inLang('/', lang));
      const family = page.getByRole('region', { name: text('toolFamilyTitle', lang) });
      const links = family.getByRole('link');
      await expect(links).toHaveCount(7);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        const logo = link.locator('img');
        await expect(logo).toHaveAttribute('loading', 'lazy');
        await expect(logo).toHaveAttribute('src', /^https:\/\/assets\.rspack\.rs\//);
      }
      const first = await links.first().innerText();
      expect(/[一-龥]/.test(first)).toBe(lang === 'zh');
    });

    test('row 16: the footer has the copyright of 2024', async ({ page }) => {
      await page.goto(inLang('/', lang));
      await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        test(`axe finds nothing and nothing overflows, ${colorScheme}, ${width} px`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(inLang('/', lang));
          const { violations } = await new AxeBuilder({ page }).include('main').include('footer').analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page is whole', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2 + 6 + 3 + 7);
  });
});
