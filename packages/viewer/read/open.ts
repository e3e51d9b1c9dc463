import { Fault } from './fault.ts';
import { isJson, readFolder, readHtml, readJson } from './formats.ts';
import { unpackedBytes } from './limits.ts';
import { checkParts, type OpenedReport } from './report.ts';
import { type Change, counted } from './unpack.ts';

/** A file with its path below what was dropped, with slashes. */
export interface Entry {
  path: string;
  file: Blob;
}

/** The files of one report. */
export interface Source {
  name: string;
  /** `manifest.json` of a folder, or the only file. */
  main: Entry;
  /** The folder's other files, relative to it. */
  folder?: Map<string, Blob>;
}

/** Is told the step, and its share that is done: 0 to 1. */
export type OnProgress = (step: 'reading' | 'unpacking', share: number) => void;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const isManifest = ({ path }: Entry) => nameOf(path) === 'manifest.json';
const isReportFile = ({ path }: Entry) => /\.(?:json|html?)(?:\.gz)?$/i.test(path);
/** Default names of reports. In a folder, a file of another name may belong to the built site. */
const isNamedAsReport = ({ path }: Entry) =>
  /(?:^|\/)(?:rsdoctor-[\w-]+\.(?:json|html)|stats\.json)(?:\.gz)?$/.test(path);

/**
 * The manifests of reports. A web app has a `manifest.json` too, so those in a folder `.rsdoctor` win if there are any.
 * 2.x keeps the manifests of further compilers below the first one: these are left out.
 */
function manifestsOf(entries: readonly Entry[]): Entry[] {
  const all = entries.filter(isManifest);
  const named = all.filter(({ path }) => /(?:^|\/)\.rsdoctor\//.test(path));
  const some = named.length > 0 ? named : all;
  return some.filter(({ path }) =>
    some.every((other) => other.path === path || !path.startsWith(folderOf(other.path))),
  );
}

/**
 * Finds the reports among files: a `manifest.json` with all files below its folder, or a file by itself. A single file is
 * taken whatever its name. From a folder, only files with the name of a report are taken.
 */
export function sourcesOf(entries: readonly Entry[]): Source[] {
  const manifests = manifestsOf(entries);
  const folders = manifests.map((main): Source => {
    const base = folderOf(main.path);
    const folder = new Map(
      entries
        .filter((entry) => entry !== main && entry.path.startsWith(base))
        .map(({ path, file }) => [path.slice(base.length), file]),
    );
    return { name: base.replace(/\/$/, '') || nameOf(main.path), main, folder };
  });
  const single = entries.filter((entry) => !isManifest(entry));
  const isLoose = ({ path }: Entry) => !path.includes('/');
  const chosen =
    entries.length === 1
      ? single
      : [
          ...single.filter((entry) => isLoose(entry) && isReportFile(entry)),
          ...(manifests.length > 0 ? [] : single.filter((entry) => !isLoose(entry) && isNamedAsReport(entry))),
        ];
  return [...folders, ...chosen.map((main): Source => ({ name: nameOf(main.path), main }))];
}

/**
 * The decoder for a file that begins with `head`. PowerShell writes UTF-16 with a byte order mark.
 * @throws Fault when it is a tar archive
 */
function decoderOf(name: string, head: Uint8Array): TextDecoder {
  if (String.fromCharCode(...head.subarray(257, 262)) === 'ustar') throw new Fault('tar', name);
  const [first, second] = head;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding);
}

/**
 * The text of a file, unpacked if gzip packed it. Reads in pieces, to tell progress.
 * @throws Fault when it is neither JSON nor HTML
 */
async function readText(name: string, file: Blob, onShare: (share: number) => void): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isGzip = first === 0x1f && second === 0x8b;
  let read = 0;
  const stream = file.stream().pipeThrough(
    counted((bytes) => {
      read += bytes;
      onShare(read / file.size);
    }),
  );
  const count = unpackedBytes(name);
  const reader = (isGzip ? stream.pipeThrough(new DecompressionStream('gzip') as Change) : stream).getReader();
  let decoder: TextDecoder | undefined;
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return text + (decoder?.decode() ?? '');
      count(value.byteLength);
      const isHead = decoder === undefined;
      decoder ??= decoderOf(name, value);
      const piece = decoder.decode(value, { stream: true });
      // A word or a number is JSON too, so a short file is read whole.
      if (isHead && piece.length > 512 && !/^\s*[{[<]/.test(piece)) throw new Fault('foreign', name);
      text += piece;
    }
  } catch (error) {
    throw isGzip && Fault.of(error).code === 'memory' ? new Fault('brokenZip', name) : error;
  }
}

/** Reads a report of any form. @throws Fault */
export async function openReport(source: Source, onProgress: OnProgress): Promise<OpenedReport> {
  const { name, main, folder } = source;
  if (main.file.size === 0) throw new Fault('empty', name);
  try {
    const text = await readText(name, main.file, (share) => onProgress('reading', share));
    const isPage = /^\s*</.test(text);
    if (!isPage && !/^\s*[{[]/.test(text) && !isJson(text)) throw new Fault('foreign', name);
    const onStep = (done: number, of: number) => onProgress('unpacking', done / of);
    const report = await (folder
      ? readFolder(name, text, async (path) => folder.get(path)?.text(), onStep)
      : isPage
        ? readHtml(name, text, onStep)
        : readJson(name, text));
    checkParts(report);
    return report;
  } catch (error) {
    throw Fault.of(error, name);
  }
}
