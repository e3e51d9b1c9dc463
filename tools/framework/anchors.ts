/** Asks installed packages whether what the patches build upon is still there. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.ts';

/** A file of a package that a patch builds upon, and what it must hold. */
export interface FileAnchor {
  /** Package and path, as in node_modules. */
  file: string;
  /** Texts that the file must contain. */
  has?: string[];
  /** Names that the file must export. */
  exports?: string[];
  /** The file may export nothing else: it is replaced as a whole. */
  only?: boolean;
  /** Everything that the file imports without taking a name from it, as style sheets are. */
  runs?: string[];
}

/** A module that a file of ours stands in for: who asks for it may ask for these names alone. */
export interface ImportAnchor {
  /** Folders whose scripts run in the browser. */
  folders: string[];
  /** The request, as it is written. */
  request: string;
  /** Names that may be asked for. */
  names: string[];
  /**
   * A file that hands on all of the module under another request: names asked of that which the file has not itself
   * count too.
   */
  through?: { file: string; request: string };
}

/** Folders that must contain texts, in whatever file. */
export interface FolderAnchor {
  folders: string[];
  has: string[];
}

export type Anchor = FileAnchor | ImportAnchor | FolderAnchor;

/** What an anchor expected and did not find. */
export interface Slip {
  where: string;
  expected: string;
  seen: string;
}

const IMPORT = /\b(import|export)\s*([\w$]+\s*,?\s*)?(\{[^}]*\}|\*(?:\s*as\s+[\w$]+)?)?\s*from\s*["']([^"']+)["']/g;

/** Names inside `{ a, b as c }`: those on the other side of the import. */
const namesIn = (braces: string, side: 'source' | 'own') =>
  braces
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .map((parts) => (side === 'source' ? parts[0] : parts.at(-1)) ?? '')
    .filter(Boolean);

/** The names that a bundled script exports. */
export function exportsOf(code: string): string[] {
  const lists = [...code.matchAll(/\bexport\s*(\{[^}]*\})/g)].flatMap(([, braces = '']) => namesIn(braces, 'own'));
  const declared = [...code.matchAll(/\bexport\s+(?:async\s+)?(?:const|let|function|class)\s+([\w$]+)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set([...lists, ...declared])];
}

/** What a script imports without taking a name from it. */
const runBy = (code: string) => [...code.matchAll(/\bimport\s*["']([^"']+)["']/g)].map(([, request = '']) => request);

/** The names that a script asks of a module; `*` when it hands on all of them, `default` for the module's own. */
export function importsOf(code: string, request: string): string[] {
  return [...code.matchAll(IMPORT)]
    .filter(([, , , , from]) => from === request)
    .flatMap(([, , first = '', rest = '']) => [
      ...(first.replace(',', '').trim() ? ['default'] : []),
      ...(rest.startsWith('{') ? namesIn(rest, 'source') : rest ? ['*'] : []),
    ]);
}

/**
 * Whether a script or style sheet says a text; where the text begins or ends with a name, that name must be whole:
 * `rp-doc` is not there because `rp-doc-footer` is.
 */
export function says(code: string, text: string): boolean {
  const isName = (letter = '') => /[\w-]/.test(letter);
  for (let at = code.indexOf(text); at >= 0; at = code.indexOf(text, at + 1)) {
    const goesOn = isName(text.at(-1)) && isName(code[at + text.length]);
    if (!goesOn && !(isName(text[0]) && isName(code[at - 1]))) return true;
  }
  return false;
}

const list = (names: string[]) => names.join(', ') || 'nothing';

function fileSlips(anchor: FileAnchor, modules: string): Slip[] {
  const file = path.join(modules, anchor.file);
  if (!fs.existsSync(file)) return [{ where: anchor.file, expected: 'a file', seen: 'no such file' }];
  const code = fs.readFileSync(file, 'utf8');
  const slips: Slip[] = (anchor.has ?? [])
    .filter((text) => !says(code, text))
    .map((text) => ({ where: anchor.file, expected: `the text ${JSON.stringify(text)}`, seen: 'no such text' }));
  if (anchor.exports) {
    const found = exportsOf(code);
    const missing = anchor.exports.filter((name) => !found.includes(name));
    const more = anchor.only ? found.filter((name) => !anchor.exports?.includes(name)) : [];
    if (missing.length > 0)
      slips.push({ where: anchor.file, expected: `exports of ${list(missing)}`, seen: `exports of ${list(found)}` });
    if (more.length > 0)
      slips.push({
        where: anchor.file,
        expected: `exports of ${list(anchor.exports)} alone`,
        seen: `${list(more)} too`,
      });
  }
  if (anchor.runs) {
    const found = runBy(code);
    if ([...found].sort().join() !== [...anchor.runs].sort().join())
      slips.push({
        where: anchor.file,
        expected: `imports of ${list(anchor.runs)} alone`,
        seen: `imports of ${list(found)}`,
      });
  }
  return slips;
}

function importSlips({ folders, request, names, through }: ImportAnchor, modules: string): Slip[] {
  const absent = folders.find((folder) => !fs.existsSync(path.join(modules, folder)));
  if (absent) return [{ where: absent, expected: 'a folder', seen: 'no such folder' }];
  const handed = through && path.join(modules, through.file);
  const own = handed && fs.existsSync(handed) ? exportsOf(fs.readFileSync(handed, 'utf8')) : [];
  const files = folders.flatMap((folder) => listFiles(path.join(modules, folder)).map((name) => `${folder}/${name}`));
  let asks = 0;
  const slips: Slip[] = [];
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = fs.readFileSync(path.join(modules, file), 'utf8');
    const direct = importsOf(code, request);
    if (direct.length > 0) asks += 1;
    const wanted = [
      ...direct.filter((name) => name !== '*' || file !== through?.file),
      ...(through ? importsOf(code, through.request).filter((name) => !own.includes(name)) : []),
    ].filter((name) => !names.includes(name));
    if (wanted.length > 0)
      slips.push({
        where: file,
        expected: `of ${request} at most ${list(names)}`,
        seen: `${list([...new Set(wanted)])} too`,
      });
  }
  if (asks === 0) slips.push({ where: folders.join(', '), expected: `scripts that ask for ${request}`, seen: 'none' });
  return slips;
}

function folderSlips({ folders, has }: FolderAnchor, modules: string): Slip[] {
  const code = folders
    .map((folder) => path.join(modules, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      listFiles(folder)
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => path.join(folder, file)),
    )
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  return has
    .filter((text) => !says(code, text))
    .map((text) => ({ where: folders.join(', '), expected: `the text ${JSON.stringify(text)}`, seen: 'no such text' }));
}

/**
 * The anchors that do not hold.
 * @param modules a node_modules folder
 */
export const slipsOf = (anchors: Anchor[], modules: string): Slip[] =>
  anchors.flatMap((anchor) => {
    if ('file' in anchor) return fileSlips(anchor, modules);
    return 'request' in anchor ? importSlips(anchor, modules) : folderSlips(anchor, modules);
  });
