/** A reader ticks options and copies one config, for the bundler that the switch says. */
import type { Page } from '@playwright/test';
import { expectNoFaults } from '#tests/site/lib/axe.ts';
import { expect, openReady, test, text } from '#tests/site/lib/test.ts';

const panel = (page: Page) => page.locator('.my-config');
const tick = (page: Page, option: string) => page.locator(`[data-option="${option}"]`).getByRole('checkbox');
const open = async (page: Page) => {
  await openReady(page, '/config/options/output');
  await expect(page.locator('[data-island=config]')).toHaveAttribute('data-state', 'ready');
};

test('nothing stands over the page before an option is ticked, and nothing once all are cleared', async ({ page }) => {
  await open(page);
  await expect(panel(page)).toBeHidden();
  await tick(page, 'output.mode').check();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(tick(page, 'output.mode')).not.toBeChecked();
});

test('by keyboard: ticks grow one config, which follows the switch and is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await tick(page, 'output.mode').press('Space');
  await tick(page, 'output.reportDir').press('Space');
  const code = panel(page).locator('pre');
  await expect(code).toContainText('reportDir');
  await expect(code).toContainText('RsdoctorRspackPlugin');
  await page
    .locator('main')
    .getByRole('combobox', { name: text('bundlerText') })
    .or(page.locator('#frame-sidebar').getByRole('combobox'))
    .first()
    .selectOption('webpack');
  await expect(code).toContainText('RsdoctorWebpackPlugin');
  await panel(page).getByRole('button', { name: 'Copy' }).press('Enter');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trimEnd()).toBe((await code.textContent())?.trimEnd());
  expect(copied.match(/output: \{/g)).toHaveLength(1);
  await expectNoFaults(page, 'the config of ticked options');
});
