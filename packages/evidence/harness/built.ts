/** The result of a claim's build: its files, its reports with their alerts, and the unpacked text of them all. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readData } from '../demo/report-data.ts';
import { type Alert, findReports, type GraphModule, type Report, readAlerts, readPart } from './reports.ts';

/** How a build ended. */
export interface Outcome {
  /** Exit code; undefined when it did not end by itself. */
  code: number | undefined;
  log: string;
  /** Files that the build wrote, relative to its folder. */
  files: string[];
}

export class Built implements Outcome {
  readonly folder: string;
  readonly code: number | undefined;
  readonly log: string;
  readonly files: string[];

  constructor(folder: string, { code, log, files }: Outcome) {
    this.folder = folder;
    this.code = code;
    this.log = log;
    this.files = files;
  }

  /** The absolute path of a file. */
  path(file: string): string {
    return path.join(this.folder, file);
  }

  /** The text of a file, relative to the folder. */
  text(file: string): string {
    return fs.readFileSync(this.path(file), 'utf8');
  }

  /** The reports that the build wrote. */
  get reports(): Report[] {
    return findReports(this.folder, this.files);
  }

  /** The only report; of HTML and JSON with the same data, the JSON. @throws Problem when there is none, or more */
  get report(): Report {
    const { reports } = this;
    const [report, ...more] = reports.length === 2 ? reports.filter(({ kind }) => kind !== 'html') : reports;
    if (report && more.length === 0) return report;
    throw new Problem(this.folder, `the build left ${reports.length} reports`, {
      expected: 'one',
      seen: `${reports.map(({ file }) => file).join(', ')}\n${this.log.slice(-2000)}`,
    });
  }

  /** One part of the only report: `moduleGraph`, `errors`, `loader` … */
  part<T = unknown>(name: string): T | undefined {
    return readPart(this.folder, this.report, name) as T | undefined;
  }

  /** The modules of the only report. */
  get modules(): GraphModule[] {
    return this.part<{ modules: GraphModule[] }>('moduleGraph')?.modules ?? [];
  }

  /** Sizes of a module by its file name; containers of merged modules are left out. */
  sizeOf(name: string): GraphModule['size'] {
    const found = this.modules.find((module) => module.kind === 0 && path.basename(module.path) === name);
    return found?.size ?? { sourceSize: -1, parsedSize: -1, gzipSize: -1 };
  }

  /** The alerts of the only report, without the copies that Rspack adds as its own messages. */
  get alerts(): Alert[] {
    return readAlerts(this.folder, this.report);
  }

  /** The text of each file by its name, and the unpacked parts of Normal and HTML reports as `file#part`. */
  texts(): Map<string, string> {
    const texts = new Map(this.files.map((file) => [file, this.text(file)]));
    for (const report of this.reports) {
      if (report.kind === 'json') continue;
      for (const [name, part] of Object.entries(readData(this.folder, report).parts))
        if (part !== undefined) texts.set(`${report.file}#${name}`, JSON.stringify(part));
    }
    return texts;
  }

  /** Names of the files and parts (see `texts`) that hold a text, sorted. */
  holding(text: string): string[] {
    return [...this.texts()]
      .filter(([, content]) => content.includes(text))
      .map(([name]) => name)
      .sort();
  }
}
