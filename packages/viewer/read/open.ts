import { Fault } from './fault.ts';
import { isJson, lineAround, OBJECT, readFolder, readHtml, readJson } from './formats.ts';
import { unpackedBytes } from './limits.ts';
import { checkParts, type OpenedReport, type Side } from './report.ts';
import { type Change, countingStream } from './unpack.ts';

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
  /** One of the two reports in the file, if it is a finished comparison. */
  side?: Side;
}

/** Is told the step, and its share that is done: 0 to 1. */
export type OnProgress = (step: 'reading' | 'unpacking', share: number) => void;

const beginsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);
const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 3, 4];

/**
 * The decoder for a file that begins with `head`. PowerShell writes UTF-16 with a byte order mark.
 * @throws Fault when it is another archive: a tar, or one inside of gzip
 */
function decoderOf(name: string, head: Uint8Array, isUnpacked: boolean): TextDecoder {
  if (String.fromCharCode(...head.subarray(257, 262)) === 'ustar') throw new Fault('tar', name);
  if (isUnpacked && (beginsWith(head, ...GZIP) || beginsWith(head, ...ZIP))) throw new Fault('nested', name);
  const encoding = beginsWith(head, 0xff, 0xfe) ? 'utf-16le' : beginsWith(head, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding);
}

/**
 * The text of a file, unpacked if gzip packed it. Reads in pieces, to tell progress.
 * @throws Fault when it is neither JSON nor HTML
 */
async function readText(name: string, file: Blob, onShare: (share: number) => void): Promise<string> {
  const isGzip = beginsWith(new Uint8Array(await file.slice(0, 2).arrayBuffer()), ...GZIP);
  let read = 0;
  const stream = file.stream().pipeThrough(
    countingStream((bytes) => {
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
      decoder ??= decoderOf(name, value, isGzip);
      const piece = decoder.decode(value, { stream: true });
      // A word or a number is JSON too, so a short file is read whole. Lines of a package manager may stand before JSON.
      if (isHead && piece.length > 512 && !/^\s*[[<]/.test(piece) && !OBJECT.test(piece))
        throw new Fault('foreign', name);
      text += piece;
    }
  } catch (error) {
    throw isGzip && Fault.of(error).code === 'memory' ? new Fault('brokenZip', name) : error;
  }
}

/** Reads a report of any form. @throws Fault */
export async function openReport(source: Source, onProgress: OnProgress): Promise<OpenedReport> {
  const { name, main, folder, side } = source;
  if (main.file.size === 0) throw new Fault('empty', name);
  try {
    const text = await readText(name, main.file, (share) => onProgress('reading', share));
    const isPage = /^\s*</.test(text);
    if (!isPage && !/^\s*[{[]/.test(text) && !isJson(text) && !lineAround(text)) throw new Fault('foreign', name);
    const onStep = (done: number, of: number) => onProgress('unpacking', done / of);
    const report = await (folder
      ? readFolder(name, text, async (path) => folder.get(path)?.text(), onStep)
      : isPage
        ? readHtml(name, text, onStep, side)
        : readJson(name, text));
    checkParts(report);
    return report;
  } catch (error) {
    throw Fault.of(error, name);
  }
}
