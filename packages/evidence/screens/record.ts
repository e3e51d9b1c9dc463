/**
 * Reads the screens of the report: opens them as the pictures do, and keeps every text that was to be seen on the way in
 * docs/generated/screens.json, where the check `labels` looks for the words of the pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { recordMissingTimes } from '../demo/recorded-times.ts';
import { BROWSER_ARGS, ensureBrowser } from '../harness/browser.ts';
import { LANGS } from '../harness/languages.ts';
import { Camera } from '../pictures/camera.ts';
import { Stage } from '../pictures/stage.ts';
import { SCREENS_FILE, type ScreensFile, screenOf } from './screens-file.ts';
import { READ, views } from './views.ts';

/** @param key changes when the reports must be made anew */
export async function recordScreens(key: string): Promise<void> {
  await recordMissingTimes();
  const texts: Record<string, Set<string>> = {};
  let heard = new Set<string>();
  const prepared: Promise<unknown>[] = [];
  const stage = new Stage(key);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  // The camera opens a context for each view; listen.js must be in it before the report loads.
  browser.on('context', (context: BrowserContext) => {
    prepared.push(
      context.exposeBinding('heard', (_, words: string) => heard.add(words)),
      context.addInitScript({ path: path.join(import.meta.dirname, 'listen.js') }),
    );
  });
  try {
    for (const report of READ) {
      const address = await stage.open(report);
      for (const view of views.filter((one) => one.report === report)) {
        // Without `zh`, the Chinese report is the same.
        for (const lang of view.zh ? LANGS : LANGS.slice(0, 1)) {
          heard = texts[`${lang} ${screenOf(view)}`] ??= new Set();
          const camera = await Camera.create(browser, view, lang, 'light');
          await Promise.all(prepared);
          await camera.take(view, address);
          await camera.close();
        }
      }
    }
  } finally {
    await browser.close();
    stage.close();
  }
  const screens = Object.entries(texts).map(([screen, words]) => [screen, [...words].sort()] as const);
  const file: ScreensFile = { $from: 'npm run evidence -- screens', screens: Object.fromEntries(screens) };
  fs.writeFileSync(SCREENS_FILE, `${JSON.stringify(file, null, 1)}\n`);
}
