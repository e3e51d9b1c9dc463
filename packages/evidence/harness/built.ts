/** The result of a claim's build: its files, reports and alerts, and the text of all of them, unpacked. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../tools/lib/problem.ts';
import { readData } from '../demo/report-data.ts';
import { type Alert, findReports, type Report, readAlerts, readPart } from './reports.ts';

/** How a build ended. */
export interface Outcome {
  /** Exit code; undefined when it did not end by itself. */
  code: number | undefined;
  log: string;
  seconds: number;
  /** Files that the build wrote, relative to its folder. */
  files: string[];
}

export class Built implements Outcome {
  readonly folder: string;
  readonly code: number | undefined;
  readonly log: string;
  readonly seconds: number;
  readonly files: string[];

  constructor(folder: string, { code, log, seconds, files }: Outcome) {
    this.folder = folder;
    this.code = code;
    this.log = log;
    this.seconds = seconds;
    this.files = files;
  }

  /** The text of a file, relative to the folder. */
  text(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** The reports that the build wrote. */
  get reports(): Report[] {
    return findReports(this.folder, this.files);
  }

  /** The only report. @throws Problem when there is none, or more than one */
  get report(): Report {
    const { reports } = this;
    if (reports.length === 1) return reports[0] as Report;
    throw new Problem(this.folder, `the build left ${reports.length} reports`, {
      expected: 'one',
      seen: `${reports.map(({ file }) => file).join(', ')}\n${this.log.slice(-2000)}`,
    });
  }

  /** One part of the only report: `moduleGraph`, `errors`, `loader` … */
  part<T = unknown>(name: string): T | undefined {
    return readPart(this.folder, this.report, name) as T | undefined;
  }

  /** The alerts of the only report, without the copies that Rspack adds as its own messages. */
  get alerts(): Alert[] {
    return readAlerts(this.folder, this.report);
  }

  /**
   * Everything that the files say: each file as it is, and for reports that pack their data each part unpacked,
   * under `file#part`.
   */
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
