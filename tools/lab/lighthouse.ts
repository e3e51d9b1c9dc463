/**
 * `npx tsx tools/lab/lighthouse.ts [before=/tmp/build]`: what Lighthouse says of six pages of the built site (mobile, its
 * default throttling, median of three runs), beside other built sites in one run.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '@rsdoctor-docs/base/command';
import { serve } from '@rsdoctor-docs/base/serve';
import { BROWSER_ARGS, ensureBrowser } from '@rsdoctor-docs/evidence/browser';
import { askedSites } from './sites.ts';

/** The last one that runs on Node.js 20. It is not among the project's packages: it weighs more than all of them. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const PAGES = [
  '',
  'guide/start/quick-start',
  'guide/rules/rules',
  'guide/usage/bundle-size',
  'zh/config/options/options',
  'blog/',
];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse once on a page. It must not block this process, which also serves the page.
 * @param attempts Lighthouse sometimes misses the beginning of a trace, and asks to be run again
 */
async function audit(url: string, attempts = 3): Promise<Report> {
  const output = path.resolve('.cache/lighthouse.json');
  mkdirSync(path.dirname(output), { recursive: true });
  const flags = ['--quiet', '--output=json', `--output-path=${output}`];
  const child = spawn(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...flags, `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0 && attempts > 1) return audit(url, attempts - 1);
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with ${code} on ${url}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

await command(import.meta, async () => {
  const sites = askedSites();
  console.log(
    '| page | site | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |\n|---|---|---|---|---|---|---|---|---|',
  );
  for (const page of PAGES)
    for (const [name, dir] of sites) {
      const file = path.join(dir, page);
      if (![`${file}.html`, path.join(file, 'index.html')].some(existsSync)) continue;
      const { url, close } = await serve({ dir, port: 0, compress: true });
      try {
        const runs: Report[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await audit(new URL(page, url).href));
        const value = (report: Report, id: string) => report.audits[id]?.numericValue ?? Number.NaN;
        runs.sort((a, b) => value(a, 'largest-contentful-paint') - value(b, 'largest-contentful-paint'));
        const report = runs[Math.floor(RUNS / 2)]!;
        const cells = [
          ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
            Math.round((report.categories[id]?.score ?? 0) * 100),
          ),
          (value(report, 'largest-contentful-paint') / 1000).toFixed(2),
          value(report, 'total-blocking-time').toFixed(0),
          value(report, 'cumulative-layout-shift').toFixed(3),
        ];
        console.log(`| /${page} | ${name} | ${cells.join(' | ')} |`);
      } finally {
        close();
      }
    }
});
