import { readFileSync } from 'node:fs';
import path from 'node:path';
import { panelAddress, panels } from '@rsdoctor-docs/viewer/panels';
import { describe, expect, test } from 'vitest';
import { readDemo } from '../demo/demo-file.ts';
import { demoFiles } from '../demo/files.ts';
import { neutral } from '../demo/recipes.ts';
import { SHOP_FOLDER, unpack } from '../demo/report-data.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import shop from '../samples/versions.json' with { type: 'json' };

const data = readDemo();
const files = demoFiles(data, '/base/');
const all = [...files.values()].join('\n');

describe('the live report', () => {
  test("shows the version of the report that the shop's plugin brings", () => {
    const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'));
    expect(manifest.devDependencies['@rsdoctor/client']).toBe(shop['@rsdoctor/rspack-plugin']);
  });

  test('asks no other host for anything', () => {
    expect(all).not.toMatch(/https?:\/\/(?:assets\.rspack\.rs|cdn\.)/);
    expect(all).not.toContain('"/api/manifest.json"');
    for (const address of [
      '/base/logo-light.svg',
      '/base/logo-dark.svg',
      '/base/favicon.svg',
      '/base/demo/editor',
      '/base/demo/manifest.json',
    ])
      expect(all).toContain(address);
  });

  test('has a page that is kept out of search engines and loads its own files', () => {
    const html = files.get('frame.html')!;
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<html lang="en">');
    const own = [...html.matchAll(/(?:src|href|data-scripts)="(\.\/[^"]+)"/g)].flatMap(([, list]) => list!.split(' '));
    expect(own.length).toBeGreaterThan(3);
    for (const src of own) expect([...files.keys()]).toContain(src.slice(2));
  });

  test('has no script in its pages, and the shim in front of all others', () => {
    for (const [name, text] of files) {
      if (!name.endsWith('.html')) continue;
      expect(text, name).not.toMatch(/<script(?![^>]* src=)/);
      expect(text.match(/<script[^>]* src="([^"]+)"/)?.[1], name).toBe('./shim.js');
    }
  });

  test('says nothing about the machine that built it', () => {
    const parts = [...Object.values(data.report.parts), data.diff.baseline, data.diff.current]
      .filter(Boolean)
      .map((part) => JSON.stringify(unpack(part)));
    for (const text of parts) expect(text).not.toMatch(/\/tmp\/|\/root\/|AMD|Intel/);
  });

  test('every panel is a screen that its data enables', () => {
    expect(panelAddress('/overall', '/zh', '/zh/guide')).toBe('/zh/preview/?sample=report&from=%2Fzh%2Fguide#/overall');
    expect(panelAddress('diff')).toBe('/preview/?sample=diff');
    expect(panels.filter((panel) => !/^(?:\/|diff$)/.test(panel))).toEqual([]);
    expect(data.report.enableRoutes).toEqual(
      expect.arrayContaining(['Overall', 'Compile.WebpackLoaders', 'Compile.WebpackPlugins', 'Bundle.BundleSize']),
    );
  });
});

test('a report names no folder, machine or process of where it was built', () => {
  const parts = { errors: [{ path: '/tmp/built/shop/src/main.jsx', pid: 4711 }], envinfo: { cpu: 'a processor' } };
  const { parts: seen } = neutral({ enableRoutes: [], parts }, '/tmp/built/shop');
  expect(seen.errors).toEqual([{ path: `${SHOP_FOLDER}/src/main.jsx`, pid: 1 }]);
  expect(seen.envinfo).not.toEqual(parts.envinfo);
});
