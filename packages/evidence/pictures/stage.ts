/**
 * Opens the reports for the camera: data → `rsdoctor analyze` and `rsdoctor bundle-diff` → addresses that a browser can open.
 */
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { freePort } from '@rsdoctor-docs/base/free-port';
import { Problem } from '@rsdoctor-docs/base/problem';
import { serve } from '@rsdoctor-docs/base/serve';
import { makeData, type Variant } from '../demo/recipes.ts';
import { readTimes } from '../demo/recorded-times.ts';
import { type ReportData, writeReport } from '../demo/report-data.ts';
import { type Program, runProgram, start } from '../harness/process.ts';
import { cacheRoot, install, repositoryRoot } from '../harness/workspace.ts';
import type { ReportName } from './shot.ts';

/** The manifest of a report of the application, in the folder `<APP_REPORTS>/app-…` that was built before. */
function applicationManifest(report: ReportName): string {
  const manifest = path.join(process.env.APP_REPORTS ?? '', report, 'manifest.json');
  if (!fs.existsSync(manifest))
    throw new Problem(manifest, 'no report of the application', {
      fix: 'build the commit named in docs/generated/open-mct.json, and name the folder of its reports in APP_REPORTS',
    });
  return manifest;
}

/** The module whose imports a picture shows (`module-analysis-dependencies`), and how many it has. */
const SHOWN = { file: '/src/components/Calendar.jsx', imports: 3 };
/** How often the build is tried at most: about every second report lacks one of these imports. */
const ATTEMPTS = 8;

function countShownImports({ parts }: ReportData): number {
  const { modules } = parts.moduleGraph as { modules: { path: string; kind: number; dependencies: number[] }[] };
  return modules.find(({ path: file, kind }) => kind === 0 && file.endsWith(SHOWN.file))?.dependencies.length ?? 0;
}

/**
 * Makes the data of a variant. Rsdoctor 1.6.5 leaves some imports out of a report of Rspack, other ones after each build. The
 * report is kept, so a picture that shows such an import would fail each time it is taken.
 */
async function makeVariant(variant: Variant): Promise<ReportData> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const data = await makeData(variant, readTimes());
    if (variant !== 'rspack' || countShownImports(data) === SHOWN.imports) return data;
  }
  throw new Problem(`packages/evidence/pictures/stage.ts (${variant})`, `${SHOWN.file} lacks imports in the report`, {
    expected: `${SHOWN.imports} imports in one of ${ATTEMPTS} builds`,
    fix: 'run the command again; if the shop changed, correct `SHOWN`',
  });
}

/** Opens reports. Their data is cached; it is made again when `key` changes. */
export class Stage {
  readonly #folder = path.join(cacheRoot, 'stage');
  readonly #servers: Program[] = [];
  #site: Server | undefined;
  readonly #key: string;

  /** @param key changes when the reports must be made anew */
  constructor(key: string) {
    this.#key = key;
  }

  /** The manifest of a variant, built at most once for a key. */
  async #manifest(variant: Variant): Promise<string> {
    const folder = path.join(this.#folder, variant);
    const stamp = path.join(folder, 'key');
    if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== this.#key) {
      process.stdout.write(`building the shop (${variant})\n`);
      writeReport(await makeVariant(variant), folder);
      fs.writeFileSync(stamp, this.#key);
    }
    return path.join(folder, 'manifest.json');
  }

  /** Opens a report; returns its address, or the path of its HTML file. */
  async open(report: ReportName): Promise<string> {
    if (report === 'viewer') {
      const { server, url } = await serve({ dir: path.join(repositoryRoot, 'doc_build'), port: 0 });
      this.#site = server;
      return url;
    }
    const cli = path.join(await install('cli'), 'node_modules/.bin/rsdoctor');
    if (report === 'diff') {
      const [baseline, current] = [await this.#manifest('baseline'), await this.#manifest('current')];
      const output = path.join(this.#folder, 'diff.html');
      const { code, log } = await runProgram(
        cli,
        ['bundle-diff', '--baseline', baseline, '--current', current, '--html', '--output', output],
        { cwd: this.#folder },
      );
      if (code !== 0 || !fs.existsSync(output))
        throw new Problem('rsdoctor bundle-diff', `ended with code ${code}`, {
          expected: `code 0 and ${output}`,
          seen: log.slice(-2000),
        });
      return output;
    }
    const manifest = report.startsWith('app-') ? applicationManifest(report) : await this.#manifest(report as Variant);
    const port = await freePort();
    const server = start(cli, ['analyze', '--profile', manifest, '--no-open', '--port', String(port)], {
      cwd: path.dirname(manifest),
      env: { ...process.env, CI: '', TZ: 'UTC' },
    });
    this.#servers.push(server);
    await server.prints(/local url/);
    return `http://127.0.0.1:${port}/index.html`;
  }

  /** Stops the servers. */
  close(): void {
    for (const server of this.#servers) server.stop();
    this.#site?.close();
  }
}
