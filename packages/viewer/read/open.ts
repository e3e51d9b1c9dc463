import { Fault } from './fault.ts';
import { isJson, lineAround, readFolder, readHtml, readJson } from './formats.ts';
import { unpackedBytes } from './limits.ts';
import { checkParts, type OpenedReport } from './report.ts';
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
}

/** Is told the step, and its share that is done: 0 to 1. */
export type OnProgress = (step: 'reading' | 'unpacking', share: number) => void;

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
      decoder ??= decoderOf(name, value);
      const piece = decoder.decode(value, { stream: true });
      // A word or a number is JSON too, so a short file is read whole. Lines of a package manager may stand before JSON.
      if (isHead && piece.length > 512 && !/^\s*[[<]/.test(piece) && !/^\s*\{/m.test(piece))
        throw new Fault('foreign', name);
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
    if (!isPage && !/^\s*[{[]/.test(text) && !isJson(text) && !lineAround(text)) throw new Fault('foreign', name);
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
