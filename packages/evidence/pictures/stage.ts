/**
 * Puts the reports on stage: data → `rsdoctor analyze` and `rsdoctor bundle-diff` → addresses that a browser can open.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/lib/free-port.ts';
import { Problem } from '../../../tools/lib/problem.ts';
import { serve } from '../../../tools/serve.ts';
import { readTimes } from '../demo/recorded-times.ts';
import { makeData, type Variant, writeReport } from '../demo/report-data.ts';
import { cacheRoot, install, repositoryRoot, runProgram } from '../harness/workspace.ts';
import type { ReportName } from './shot.ts';

/** The reports that stand ready in the cache, made when `key` is not the one they were made with. */
export class Stage {
  readonly #folder = path.join(cacheRoot, 'stage');
  readonly #servers: ChildProcess[] = [];
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
      writeReport(await makeData(variant, readTimes()), folder);
      fs.writeFileSync(stamp, this.#key);
    }
    return path.join(folder, 'manifest.json');
  }

  /** Where a report can be opened: an address, or the path of an HTML file. */
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
        throw new Problem('rsdoctor bundle-diff', `ended with code ${code}`, { seen: log.slice(-2000) });
      return output;
    }
    const manifest = await this.#manifest(report);
    const port = await freePort();
    const server = spawn(cli, ['analyze', '--profile', manifest, '--no-open', '--port', String(port)], {
      cwd: this.#folder,
      stdio: 'ignore',
      env: { ...process.env, CI: '', TZ: 'UTC' },
    });
    this.#servers.push(server);
    for (const end = Date.now() + 60_000; Date.now() < end; await wait(300)) {
      if (server.exitCode !== null) break;
      if (
        await fetch(`http://127.0.0.1:${port}/index.html`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return `http://127.0.0.1:${port}/index.html`;
    }
    throw new Problem('rsdoctor analyze', `does not serve ${manifest}`, {
      seen: server.exitCode === null ? 'no answer after 60 s' : `ended with code ${server.exitCode}`,
    });
  }

  /** Ends the servers. */
  close(): void {
    for (const server of this.#servers) server.kill();
    this.#site?.close();
  }
}
