/**
 * The build's only pass over the HTML of its pages. Steps read a page's tree and request changes. They share data in
 * variables, never in the HTML.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eachOf } from '@rsdoctor-docs/base/each-of';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import { HtmlPage } from './html-page.ts';

/** Looks at one page, or changes it. */
export type HtmlStep = (page: HtmlPage) => void;

/** Collects the steps and runs them on every page, in the order of `add`. */
export class HtmlPass {
  readonly #noPages: ReadonlySet<string>;
  readonly #before: ((folder: string) => void | Promise<void>)[] = [];
  readonly #steps: HtmlStep[] = [];
  readonly #after: ((folder: string) => void | Promise<void>)[] = [];
  readonly #late = new Map<string, () => string>();

  /** @param noPages folders of the build whose HTML is not the site's pages */
  constructor(noPages: readonly string[] = []) {
    this.#noPages = new Set(['static', ...noPages]);
  }

  /** Adds a step. */
  add(step: HtmlStep): void {
    this.#steps.push(step);
  }

  /** Adds work to do before the first page, when Rspress has written all pages. */
  addBefore(work: (folder: string) => void | Promise<void>): void {
    this.#before.push(work);
  }

  /** Adds work to do after the last page, with what the steps have found. All such works run at the same time. */
  addAfter(work: (folder: string) => void | Promise<void>): void {
    this.#after.push(work);
  }

  /**
   * Adds a text that is known only when all pages have been seen.
   * @param make is called once, after the last step of the last page; its text is put in as it is
   * @returns what steps write into pages in its place
   */
  addLate(make: () => string): string {
    const place = `@late-${this.#late.size}@`;
    this.#late.set(place, make);
    return place;
  }

  /**
   * Runs all steps on all pages of a folder.
   * @throws when the folder has no pages, or a step throws
   */
  async run(folder: string): Promise<void> {
    for (const work of this.#before) await work(folder);
    const files = listFiles(folder).filter(
      (file) => file.endsWith('.html') && !this.#noPages.has(file.split('/')[0] ?? ''),
    );
    if (files.length === 0)
      throw new Problem(folder, 'the build has written no pages', {
        expected: 'an .html file for each page',
        fix: 'look where Rspress writes them, and tell packages/preset/plugins/html-pass.ts',
      });
    const unfinished: [file: string, html: string][] = [];
    await eachOf(files, async (name) => {
      const file = path.join(folder, name);
      const before = await readFile(file, 'utf8');
      const page = new HtmlPage(name, before);
      for (const step of this.#steps) step(page);
      const after = page.toString();
      if ([...this.#late.keys()].some((place) => after.includes(place))) unfinished.push([file, after]);
      else if (after !== before) await writeFile(file, after);
    });
    const late = [...this.#late].map(([place, make]) => [place, make()] as const);
    await eachOf(unfinished, ([file, html]) =>
      writeFile(
        file,
        late.reduce((text, [place, value]) => text.replaceAll(place, () => value), html),
      ),
    );
    await Promise.all(this.#after.map((work) => work(folder)));
  }

  /** The plugin. Rspress starts `afterBuild` of all plugins at once, so others use `addAfter` in place of theirs. */
  plugin(): RspressPlugin {
    return {
      name: 'preset:html-pass',
      afterBuild: async (config, isProd) => {
        if (isProd) await this.run(path.resolve(config.outDir ?? 'doc_build'));
      },
    };
  }
}
