/**
 * `<N of="files.main.bytes" />` in a page becomes the recorded number (docs/generated/sample.json) before MDX compiles
 * it, so that one thing has one number on all pages: 198.01 KB, as the report prints it. `as="KB"` gives 198 KB,
 * `as="bytes"` 198,008 bytes, `as="s"` seconds.
 */
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { langOfSource } from '../../theme/site.ts';
import { Problem } from '../lib/problem.ts';
import { type Numbers, readNumbers } from '../sample/numbers.ts';
import { attributesOf, inElement, type TreeNode } from './mdx.ts';

const grouped = (value: number) => Math.round(value).toLocaleString('en-US');
const digits = (value: number, count: number) => value.toFixed(count);

/** A number of bytes as the report prints it: 1 KB is 1000 bytes. */
function bytes(value: number, as: string | undefined, language: 'en' | 'zh'): string {
  const word = language === 'zh' ? '字节' : 'bytes';
  if (as === 'bytes' || (as === undefined && value < 1000)) return `${grouped(value)} ${word}`;
  if (as === 'KB') return `${grouped(value / 1000)} KB`;
  return value < 1e6 ? `${digits(value / 1000, 2)} KB` : `${digits(value / 1e6, 2)} MB`;
}

/** A time as the report prints it: `754 ms`, `7.3 s`. */
const time = (value: number) => (value < 1000 ? `${grouped(value)} ms` : `${Number(digits(value / 1000, 1))} s`);

/**
 * A number as text.
 * @throws Problem when there is no such number
 */
export function formatNumber(
  { of: name = '', as }: Readonly<Record<string, string>>,
  numbers: Numbers,
  language: 'en' | 'zh',
): string {
  const value = numbers[name];
  if (value === undefined)
    throw new Problem(`of="${name}"`, 'no such number', { expected: 'a name in docs/generated/sample.json' });
  if (name.endsWith('.bytes')) return bytes(value, as, language);
  if (name.endsWith('.ms')) return time(value);
  if (name.endsWith('.percent')) return `${digits(value, 2)}${language === 'zh' ? '%' : ' %'}`;
  return grouped(value);
}

/** Puts the numbers of one page in place; a fault names the page and the line. */
export function replaceNumbers(tree: TreeNode, page: string, numbers: Numbers): void {
  const language = langOfSource(page);
  const visit = (node: TreeNode): void => {
    if (!node.children) return;
    node.children = node.children.map((child) => {
      visit(child);
      if (child.name !== 'N') return child;
      const value = inElement(child, page, () => formatNumber(attributesOf(child), numbers, language));
      const text = { type: 'text', value } as TreeNode;
      // A number that stands alone in its line is a paragraph of its own.
      return child.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text;
    });
  };
  visit(tree);
}

/** All numbers that pages may name. */
export function knownNumbers(): Numbers {
  const { recorded, measured } = readNumbers();
  return { ...recorded, ...measured };
}

/** The plugin for rspress.config.ts. */
export function pluginNumbers(docs: string = path.resolve('docs')): RspressPlugin {
  let known: Numbers | undefined;
  const numbers = () => (known ??= knownNumbers());
  const pageOf = (file: string) => path.relative(path.dirname(docs), file);
  const remarkNumbers =
    () =>
    (tree: TreeNode, file: { path?: string }): void =>
      replaceNumbers(tree, pageOf(file.path ?? ''), numbers());
  return {
    name: 'rsdoctor:numbers',
    markdown: { remarkPlugins: [remarkNumbers as never] },
  };
}
