import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many tests are named. */
const COUNT = 10;

/** Prints at the end which tests and files took longest. */
export default class Slowest implements Reporter {
  private readonly times: { title: string; file: string; seconds: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , file = '', ...titles] = test.titlePath();
    this.times.push({ title: titles.join(' › '), file, seconds: duration / 1000 });
  }

  onEnd(): void {
    if (this.times.length <= COUNT) return;
    const files = new Map<string, number>();
    for (const { file, seconds } of this.times) files.set(file, (files.get(file) ?? 0) + seconds);
    const line = (seconds: number, name: string) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    console.log('\nWhere the time went, by file (two workers at once):');
    for (const [file, seconds] of [...files].sort(([, a], [, b]) => b - a)) line(seconds, file);
    console.log('The slowest tests:');
    for (const { title, file, seconds } of this.times.toSorted((a, b) => b.seconds - a.seconds).slice(0, COUNT))
      line(seconds, `${file} › ${title}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
