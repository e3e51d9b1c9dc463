import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findTestBrowser, NOTHING_OUTSIDE } from '@rsdoctor-docs/evidence/browser';
import { URLS } from './site/lib/urls.ts';

export default defineConfig({
  testDir: path.join(import.meta.dirname, '..'),
  testMatch: '{tests/site,theme,packages/parts}/**/*.spec.ts',
  outputDir: path.join(import.meta.dirname, '../test-results'),
  globalSetup: path.join(import.meta.dirname, 'site/lib/global-setup.ts'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores: a third worker only makes the others wait.
  workers: 2,
  // A test that only a busy machine fails is told apart from one that always fails.
  retries: process.env.CI ? 2 : 0,
  // Generous: a busy machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  reportSlowTests: { max: 10, threshold: 60_000 },
  use: {
    baseURL: URLS.main,
    launchOptions: { executablePath: findTestBrowser(), args: [...BROWSER_ARGS, NOTHING_OUTSIDE] },
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
    // Recording takes a quarter of the processor's time, so only the second try is recorded. Without CI there is no
    // second try: ask for the record with `npm test -- browser -g "title" --trace on`.
    trace: 'on-first-retry',
  },
});
