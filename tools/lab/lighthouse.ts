/**
 * `npx tsx tools/lab/lighthouse.ts [before=/tmp/build]`: what Lighthouse says of six pages of the built site (mobile, its
 * default throttling, median of three runs or of as many as five minutes allow), beside other built sites in one run.
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
/** From here on, no run begins. */
const LIMIT_MS = 280_000;
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

/** Runs Lighthouse once on a page. It must not block this process, which also serves the page. */
async function audit(url: string): Promise<Report> {
  const output = path.resolve('.cache/lighthouse.json');
  mkdirSync(path.dirname(output), { recursive: true });
  const flags = ['--quiet', '--output=json', `--output-path=${output}`];
  const child = spawn(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...flags, `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with ${code} on ${url}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

const secondsOf = (report: Report, id: string) => (report.audits[id]?.numericValue ?? Number.NaN) / 1000;

function rowOf(runs: Report[]): (string | number)[] {
  const sorted = runs.toSorted(
    (a, b) => secondsOf(a, 'largest-contentful-paint') - secondsOf(b, 'largest-contentful-paint'),
  );
  const report = sorted[Math.floor(sorted.length / 2)]!;
  return [
    runs.length,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((report.categories[id]?.score ?? 0) * 100),
    ),
    secondsOf(report, 'largest-contentful-paint').toFixed(2),
    (secondsOf(report, 'total-blocking-time') * 1000).toFixed(0),
    (report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
  ];
}

await command(import.meta, async () => {
  const end = performance.now() + LIMIT_MS;
  const sites = await Promise.all(
    askedSites().map(async ([name, dir]) => ({ name, dir, ...(await serve({ dir, port: 0, compress: true })) })),
  );
  const asked = PAGES.flatMap((page) =>
    sites
      .filter(({ dir }) => [`${page}.html`, `${page}/index.html`].some((file) => existsSync(path.join(dir, file))))
      .map(({ name, url }) => ({ page, name, url: new URL(page, url).href, runs: [] as Report[] })),
  );
  // Rounds give each page as many runs when the time is over. A run that fails is left out: Lighthouse now and then misses the
  // beginning of a trace.
  for (let round = 0; round < RUNS; round++)
    for (const { url, runs } of asked) {
      if (performance.now() > end) break;
      await audit(url).then(
        (report) => runs.push(report),
        (error: Error) => console.error(error.message),
      );
    }
  console.log('| page | site | runs | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const { page, name, runs } of asked)
    console.log(`| /${page} | ${name} | ${runs.length > 0 ? rowOf(runs).join(' | ') : 'not measured'} |`);
  for (const { close } of sites) close();
});
