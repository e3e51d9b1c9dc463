import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_ARGS, ensureBrowser } from '../../lib/browser.ts';
import { serve } from '../../serve.ts';
import { WORK } from './sites.ts';

/** The newest one that runs on Node 20. */
const VERSION = '12.8.2';
const RUNS = 3;

export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

/** Installs Lighthouse beside the project, not into it: it is bigger than everything else together. */
function install(): string {
  const folder = path.join(WORK, 'lighthouse');
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(cli)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const { status } = spawnSync(
      'npm',
      ['install', `lighthouse@${VERSION}`, '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`Lighthouse ${VERSION} could not be installed in ${folder}`);
  }
  return cli;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** Lighthouse's verdict on a page: mobile, default throttling, the median run by its performance. */
export async function lighthouse(dir: string, route: string): Promise<LighthouseResult & { failed: string[] }> {
  const cli = install();
  const { server, url } = await serve({ dir, port: 0 });
  const output = path.join(WORK, 'lighthouse-report.json');
  try {
    const runs: (LighthouseResult & { failed: string[] })[] = [];
    for (let run = 0; run < RUNS; run++) {
      await new Promise<void>((resolve, reject) => {
        // Not spawnSync: the server lives in this process.
        const child = spawn(
          process.execPath,
          [
            cli,
            new URL(route, url).href,
            '--quiet',
            '--output=json',
            `--output-path=${output}`,
            `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
          ],
          {
            env: { ...process.env, CHROME_PATH: ensureBrowser() },
            stdio: ['ignore', 'ignore', 'inherit'],
          },
        );
        child.once('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code} on ${route}`)),
        );
      });
      const { categories, audits } = JSON.parse(readFileSync(output, 'utf8')) as Report;
      const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
      const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      runs.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: number('largest-contentful-paint') / 1000,
        tbt: number('total-blocking-time'),
        cls: number('cumulative-layout-shift'),
        bytes: number('total-byte-weight') / 1000,
        failed: Object.entries(audits)
          .filter(([, { score: value }]) => value === 0)
          .map(([id]) => id),
      });
    }
    return runs.sort((a, b) => a.performance - b.performance || b.lcp - a.lcp)[
      Math.floor(RUNS / 2)
    ] as LighthouseResult & { failed: string[] };
  } finally {
    server.close();
  }
}
