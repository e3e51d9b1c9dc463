/** What a file of code does, and what it depends on: read from the parsed text, so that code in a text is only a text. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Code, codeIn } from '@rsdoctor-docs/base/estree';
import { unixText } from '@rsdoctor-docs/base/unix-text';
import { minifySync, parseSync, transformSync } from 'rolldown/experimental';

/** Code of ours, whose layout does not count. Sample projects are built as they are. */
export const isOwn = (file: string) => /^packages\/.*\.tsx?$/.test(file) && !isSample(file);
const isSample = (file: string) => /^(?:docs|packages\/evidence)\/samples\/|^packages\/viewer\/tests\//.test(file);
const isCode = (file: string) => /\.(?:tsx?|[cm]?js)$/.test(file) && !isSample(file);

/**
 * Files that decide nothing of what a unit sees, and tables of which a unit has its own row among its inputs. An import
 * of them is not followed.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  // How a failure reads; where results are kept; which languages and addresses the site has.
  'packages/base/problem.ts',
  'packages/evidence/harness/languages.ts',
  'packages/viewer/panels.ts',
  'packages/evidence/harness/cache.ts',
  // Tables.
  'docs/generated/open-mct.json',
  'docs/samples/runs.json',
  'packages/evidence/frameworks/list.ts',
  'packages/evidence/harness/kinds.ts',
  'packages/evidence/pictures/list.ts',
  'packages/evidence/screens/views.ts',
]);

/**
 * What the imports of code lead to: packages. The site around them (routes and languages, how pages are
 * read, the server of the built site) is left out: what it says of a page is among the inputs as text.
 */
const isFollowed = (file: string) =>
  /^(?:packages|docs\/(?:samples|generated))\//.test(file) &&
  !/^packages\/base\/(?:docs\/|(?:site|serve|host-rules)\.ts$)/.test(file) &&
  !LEFT_OUT.has(file);

interface Parsed {
  /** The text without what does not count. */
  essence: string;
  /** Specifiers of the imports. */
  imports: readonly string[];
  /** Each text in the code: in quotes, or between the holes of a template. */
  texts: readonly string[];
}

/** Every text below a node. */
function textsIn(program: Code): string[] {
  return [...codeIn(program)].flatMap(({ type, value }) => {
    if (type === 'Literal') return typeof value === 'string' ? [value] : [];
    return type === 'TemplateElement' ? [(value as { cooked?: string }).cooked ?? ''] : [];
  });
}

/** `imported as local from file`, if the names differ: without it, two names could be swapped. */
const renamed = (from: string, to: string, source: string) =>
  from === to ? [] : [`${from} as ${to} from ${path.posix.basename(source)}`];

/**
 * Parses code. Line ends, comments, layout, types and `export` do not count; of an import counts what it leads to, and a
 * name that it changes.
 */
export function parseCode(file: string, text: string): Parsed {
  const plain = transformSync(file, unixText(text)).code;
  const { program, module } = parseSync('code.js', plain);
  const names: string[] = [];
  let body = '';
  let from = 0;
  const skip = (start: number, end: number) => {
    body += plain.slice(from, start);
    from = end;
  };
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && node.declaration) skip(node.start, node.declaration.start);
    else if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) skip(node.start, node.end);
  }
  body += plain.slice(from);
  const imports: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    imports.push(moduleRequest.value);
    for (const { importName, localName } of entries)
      names.push(...renamed(importName.name ?? importName.kind, localName.value, moduleRequest.value));
  }
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (moduleRequest) imports.push(moduleRequest.value);
    const name = importName.name ?? localName.name;
    if (name && exportName.name) names.push(...renamed(name, exportName.name, moduleRequest?.value ?? ''));
  }
  for (const {
    moduleRequest: { start, end },
  } of module.dynamicImports)
    imports.push(plain.slice(start, end).replace(/^['"]|['"]$/g, ''));
  const { code } = minifySync(file.replace(/tsx?$/, 'js'), body, { module: true, compress: false, mangle: false });
  // A package by its name; our own files by their content.
  const packages = imports.filter((name) => !/^(?:\.|@rsdoctor-docs\/)/.test(name)).sort();
  return {
    essence: [code, ...names.sort(), ...packages].join('\n'),
    imports,
    texts: textsIn(program as unknown as Code).filter((value) => !imports.includes(value)),
  };
}

/** Reads code of a repository, each file once. */
export class CodeReader {
  readonly #root: string;
  readonly #parsed = new Map<string, Parsed>();
  readonly #next = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The part of a file's text that decides its effect; undefined for a file whose every character counts. */
  essence(file: string): string | undefined {
    return isOwn(file) ? this.#parse(file).essence : undefined;
  }

  /** A file with everything that it leads to: files and folders (with `/` at their end) that code imports and names. */
  closure(file: string): string[] {
    const found = new Set([file]);
    for (const each of found) for (const next of this.#nextOf(each)) found.add(next);
    return [...found];
  }

  #parse(file: string): Parsed {
    const known = this.#parsed.get(file) ?? parseCode(file, fs.readFileSync(path.join(this.#root, file), 'utf8'));
    this.#parsed.set(file, known);
    return known;
  }

  #nextOf(file: string): readonly string[] {
    if (!isCode(file) || !this.#stat(file)?.isFile()) return [];
    const known = this.#next.get(file);
    if (known) return known;
    const { imports, texts } = this.#parse(file);
    const found = [
      ...imports.flatMap((specifier) => this.#fileOf(file, specifier)),
      ...texts.flatMap((text) => [
        ...this.#beside(file, text),
        ...this.#placesIn(text),
        ...this.#workspace(file, text),
      ]),
    ].filter(isFollowed);
    this.#next.set(file, found);
    return found;
  }

  #stat(name: string): fs.Stats | undefined {
    return fs.statSync(path.join(this.#root, name), { throwIfNoEntry: false });
  }

  /** The file of a specifier, for a package of the repository by its `exports`. */
  #fileOf(file: string, specifier: string): string[] {
    if (specifier.startsWith('.')) return [path.posix.join(path.posix.dirname(file), specifier)];
    if (!specifier.startsWith('@rsdoctor-docs/')) return [];
    const resolved = createRequire(path.join(this.#root, file)).resolve(specifier);
    return [path.relative(fs.realpathSync(this.#root), resolved).replaceAll('\\', '/')];
  }

  /** A file that a text names from the folder of the code: `listen.js`, `../../docs/generated/demo.json`. */
  #beside(file: string, text: string): string[] {
    if (!/^[\w./@-]*\.\w+$/.test(text)) return [];
    const name = path.posix.join(path.posix.dirname(file), text);
    return this.#stat(name)?.isFile() ? [name] : [];
  }

  /**
   * Files that a text names from the root, and whole folders of samples: a sample has more files than the one that is
   * named, and the rest of a name may stand in the hole of a template.
   */
  #placesIn(text: string): string[] {
    return [...text.matchAll(/\b(?:docs|packages|tools)(?:\/[\w.@-]+)+\/?/g)].flatMap(([place]) => {
      const stat = this.#stat(place);
      const folder = stat?.isDirectory() ? place.replace(/\/?$/, '/') : `${path.posix.dirname(place)}/`;
      if (/\/samples\/./.test(folder) && this.#stat(folder)) return [folder];
      return stat?.isFile() ? [place] : [];
    });
  }

  /** What decides about the packages of a workspace (a folder of packages/evidence/samples) that a text names. */
  #workspace(file: string, text: string): string[] {
    const folder = `packages/evidence/samples/${text}`;
    if (!file.startsWith('packages/evidence/') || !/^[\w-]+$/.test(text) || !this.#stat(`${folder}/package.json`))
      return [];
    return workspaceInputs(text).filter((name) => this.#stat(name));
  }
}

/** What decides about the packages that npm installs in a workspace. */
const workspaceInputs = (name: string): string[] =>
  ['package.json', 'package-lock.json', '.npmrc', 'vendor/'].map((file) => `packages/evidence/samples/${name}/${file}`);
