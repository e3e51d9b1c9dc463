/** Compiles every TypeScript and JavaScript block against the packages that the pages describe. */
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type Fence, placeOf } from '@rsdoctor-docs/base/docs/fences';
import { Problem } from '@rsdoctor-docs/base/problem';
import { Project, ts } from 'ts-morph';
import { kindOf, type WorkspaceName } from '../harness/kinds.ts';
import { install, repositoryRoot, workspaceFolder } from '../harness/workspace.ts';
import { extensions } from './languages.ts';

/** A problem, and the page that has it. */
export interface Fault {
  page: string;
  problem: Problem;
}

/** A block is compiled in the first workspace that has the packages it imports. */
const workspaceOrder: readonly WorkspaceName[] = ['bundlers', 'shop', 'nextjs', 'modernjs', 'vue-cli'];

/** A block with the file that TypeScript sees. */
export interface TypedBlock {
  fence: Fence;
  /** Path of that file below the folder of all blocks. */
  target: string;
  workspace: WorkspaceName;
}

/** Chooses a file and a workspace for each block. Blocks that cannot be compiled are faults. */
export function planTypes(
  fences: readonly Fence[],
  has: (workspace: WorkspaceName, name: string) => boolean,
): { blocks: TypedBlock[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const refuse = (fence: Fence, what: string, details: { expected: string; seen: string; fix?: string }) =>
    faults.push({ page: fence.page, problem: new Problem(placeOf(fence), what, details) });
  const blocks: TypedBlock[] = [];
  const seen = new Set<string>();
  for (const fence of fences) {
    const extension = extensions[fence.language];
    if (extension === undefined) continue;
    if (fence.missing) {
      refuse(fence, 'the shown file does not exist', { expected: fence.file ?? '', seen: 'no file' });
      continue;
    }
    const reason = fence.meta['no-check'];
    if (reason !== undefined) {
      if (reason === 'true' || reason.trim().length < 8)
        refuse(fence, 'the block opts out of the check without a reason', {
          expected: 'no-check="why it cannot compile alone"',
          seen: reason,
        });
      continue;
    }
    // Both languages show the same code; it is checked once, at its first place.
    const identity = fence.file ?? `${extension}\n${fence.code}`;
    if (seen.has(identity)) continue;
    seen.add(identity);
    const wanted = importsOf(fence.code);
    const kind = kindOf(path.basename(fence.file ?? fence.meta.title ?? ''));
    const order = kind
      ? [kind.workspace, ...workspaceOrder.filter((workspace) => workspace !== kind.workspace)]
      : workspaceOrder;
    const workspace = order.find((candidate) => wanted.every((name) => has(candidate, name)));
    if (!workspace) {
      const missing = wanted.filter((name) => !order.some((candidate) => has(candidate, name)));
      refuse(fence, 'the block imports packages that no workspace of packages/evidence/samples has', {
        expected: 'installed packages',
        seen: (missing.length > 0 ? missing : wanted).join(', '),
        fix: 'correct the import, or add the package to a workspace',
      });
      continue;
    }
    const target = fence.file ?? `${fence.page.replace(/\.mdx?$/, '')}/line-${fence.line}.${extension}`;
    blocks.push({ fence, target, workspace });
  }
  return { blocks, faults };
}

/** Names of the packages that a text imports or requires. */
function importsOf(code: string): string[] {
  const names = ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^[./#]/.test(name) && !isBuiltin(name));
  return [...new Set(names.flatMap((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? []))];
}

/** Runs TypeScript on all blocks, one program a workspace and strictness. */
export async function tryBlocks(fences: readonly Fence[]): Promise<Fault[]> {
  const has = (workspace: WorkspaceName, name: string): boolean =>
    fs.existsSync(path.join(workspaceFolder(workspace), 'node_modules', name, 'package.json')) ||
    fs.existsSync(path.join(workspaceFolder(workspace), 'node_modules/@types', name, 'package.json'));
  for (const workspace of workspaceOrder) await install(workspace);
  const { blocks, faults } = planTypes(fences, has);
  for (const workspace of workspaceOrder) {
    const own = blocks.filter((block) => block.workspace === workspace);
    if (own.length > 0) faults.push(...checkWorkspace(workspace, own));
  }
  return faults;
}

function checkWorkspace(workspace: WorkspaceName, blocks: readonly TypedBlock[]): Fault[] {
  // In node_modules, imports find the packages, and no build of the workspace sees the blocks.
  const folder = path.join(workspaceFolder(workspace), 'node_modules/.blocks');
  fs.rmSync(folder, { recursive: true, force: true });
  const samples = path.join(repositoryRoot, 'docs/samples');
  if (fs.existsSync(samples)) fs.cpSync(samples, path.join(folder, 'docs/samples'), { recursive: true });
  for (const { fence, target } of blocks) {
    fs.mkdirSync(path.dirname(path.join(folder, target)), { recursive: true });
    fs.writeFileSync(path.join(folder, target), fence.code);
  }
  const typed = blocks.filter(({ target }) => /\.[cm]?tsx?$/.test(target));
  const untyped = blocks.filter((block) => !typed.includes(block));
  return [[true, typed] as const, [false, untyped] as const].flatMap(([strict, files]) =>
    files.length === 0 ? [] : compile(folder, workspace, strict, files),
  );
}

/**
 * One program for many blocks. With TypeScript 6, which the packages themselves are built with: 7.0 gives up on the
 * type of `linter.rules` ("Excessive stack depth") although it is right.
 */
function compile(folder: string, workspace: WorkspaceName, strict: boolean, blocks: readonly TypedBlock[]): Fault[] {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      moduleDetection: ts.ModuleDetectionKind.Force,
      strict,
      allowJs: true,
      checkJs: true,
      jsx: ts.JsxEmit.Preserve,
      esModuleInterop: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [path.join(workspaceFolder('bundlers'), 'node_modules/@types')],
    },
  });
  // All files are known before the program is made, because TypeScript builds it anew when one is added.
  const sources = blocks.map(({ fence, target }) => ({
    fence,
    source: project.addSourceFileAtPath(path.join(folder, target)),
  }));
  return sources.flatMap(({ fence, source }) =>
    source.getPreEmitDiagnostics().flatMap((diagnostic) => {
      const text = ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, ' ');
      // A JavaScript block may use a global that a script of the page sets.
      if (!strict && /on type '(?:Window & )?typeof globalThis'/.test(text)) return [];
      const message = { line: diagnostic.getLineNumber() ?? 1, code: diagnostic.getCode(), text };
      return { page: fence.page, problem: toProblem(fence, workspace, message) };
    }),
  );
}

/** Turns TypeScript's message into a problem at the line of the page. */
export function toProblem(
  fence: Fence,
  workspace: WorkspaceName,
  message: { line: number; code: number; text: string },
): Problem {
  const where = fence.file
    ? `${fence.file}:${message.line} (shown in ${placeOf(fence)})`
    : `${fence.page}:${fence.codeLine + message.line - 1}`;
  const source = fence.code.split('\n')[message.line - 1]?.trim() ?? '';
  return new Problem(where, 'the block does not compile', {
    expected: `valid code for the packages in packages/evidence/samples/${workspace}`,
    seen: `TS${message.code} ${message.text.replace(/\s*\n\s*/g, ' ')}${source ? `  ←  ${source}` : ''}`,
    fix: 'correct the block; if it cannot stand alone, say why in its fence: no-check="why"',
  });
}
