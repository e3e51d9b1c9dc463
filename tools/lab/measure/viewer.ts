/**
 * The page that opens reports, with a report of the sample and with larger ones made from it: from the choice of the
 * file to the first overview on screen, and how long the page was held up at a time before that.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../lib/browser.ts';
import { readDemo } from '../../sample/demo/demo-file.ts';
import { unpack } from '../../sample/report-data.ts';
import { serve } from '../../serve.ts';
import type { Table } from './measurements.ts';

/** Sizes of the reports in MB; 0 is the sample itself. The page warns above its own limit (useReports.ts). */
const SIZES = [0, 50, 100, 200, 400];
/** Nobody waits longer. */
const PATIENCE = 180_000;

interface Row {
  id: number;
  [name: string]: unknown;
}
interface Parts {
  moduleGraph: { modules: (Row & { path: string; chunks: string[] })[]; dependencies: Row[] };
  loader: { resource: { path: string } }[];
}

/**
 * A report of about a size: the sample's modules and loader runs, again and again under other names and ids, in the same
 * chunks.
 */
function enlarged(megabytes: number): string {
  const demo = readDemo();
  const parts = Object.fromEntries(
    Object.entries(demo.report.parts).map(([name, packed]) => [name, packed ? unpack(packed) : undefined]),
  ) as unknown as Parts;
  const write = () => JSON.stringify({ data: parts, clientRoutes: demo.report.enableRoutes });
  const { moduleGraph, loader } = parts;
  const [modules, runs] = [[...moduleGraph.modules], [...loader]];
  const once = JSON.stringify(modules).length + JSON.stringify(runs).length;
  const copies = Math.max(0, Math.round((megabytes * 1e6 - write().length) / once));
  for (let copy = 1; copy <= copies; copy++) {
    const renamed = (file: string) => file.replace('/shop/', `/shop/copy-${copy}/`);
    for (const module of modules)
      moduleGraph.modules.push({ ...module, id: module.id + copy * 100_000, path: renamed(module.path) });
    for (const run of runs) loader.push({ ...run, resource: { ...run.resource, path: renamed(run.resource.path) } });
  }
  return write();
}

/** Opens a file and tells the times in ms. */
async function time(
  page: Page,
  url: string,
  file: string,
): Promise<{ list: number; overview: number; longest: number }> {
  await page.goto(`${url}preview/`);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => {
    // The longest time between two turns of the page's own clock, until the client is given its report.
    const state = { longest: 0, stop: false };
    Object.assign(window, { held: state });
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      if (!state.stop) state.longest = Math.max(state.longest, now - last - 5);
      last = now;
      setTimeout(tick, 5);
    };
    tick();
  });
  const start = performance.now();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator('[data-viewer]').waitFor({ timeout: PATIENCE });
  const list = performance.now() - start;
  const longest = await page.evaluate(() => {
    const { held } = window as unknown as { held: { longest: number; stop: boolean } };
    held.stop = true;
    return held.longest;
  });
  await page.frameLocator('[data-viewer] iframe').getByText('Bundle Overall').first().waitFor({ timeout: PATIENCE });
  return { list, overview: performance.now() - start, longest };
}

/** The table for `npm run measure -- viewer`. */
export async function measureViewer(dir: string): Promise<Table[]> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'viewer-'));
  const { server, url } = await serve({ dir, port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const rows: Record<string, string | number>[] = [];
    for (const megabytes of SIZES) {
      const file = path.join(place, `${megabytes}.json`);
      fs.writeFileSync(file, enlarged(megabytes));
      const page = await browser.newPage();
      // tsx names functions by a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (value) => value');
      const { list, overview, longest } = await time(page, url, file);
      rows.push({
        report: megabytes === 0 ? 'the sample' : `${megabytes} MB`,
        bytes: fs.statSync(file).size,
        'list, ms': Math.round(list),
        'overview, ms': Math.round(overview),
        'longest hold-up of the page, ms': Math.round(longest),
      });
      await page.close();
    }
    return [{ title: 'A report of the reader, from the choice of the file', rows }];
  } finally {
    await browser.close();
    server.close();
    fs.rmSync(place, { recursive: true });
  }
}
