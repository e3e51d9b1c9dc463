/** The files of a .zip. Only the worker that unpacks loads this module and its library (work/unzip.ts). */
import { unzipSync } from 'fflate';
import { Fault } from './fault.ts';
import { MOST_FILES, SKIPPED_FOLDERS, tooMany, unpackedBytes } from './limits.ts';

/** Windows writes `\\`. */
const slashed = (path: string) => path.replaceAll('\\', '/');

/** How archivers may pack files besides Deflate, by the numbers of the format. */
const METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
};

/** Folders that archivers add, and those in which no report lies. */
const SKIPPED = ['__MACOSX', ...SKIPPED_FOLDERS];

/** Whether a path is a folder, or lies in a skipped one. */
const isSkipped = (path: string): boolean =>
  path.endsWith('/') || SKIPPED.some((folder) => `/${path}`.includes(`/${folder}/`));

// The format's own marks and places, see the ZIP file format specification, 4.3.12 and 4.3.16.
const [END, END_SIZE, COMMENT_MOST] = [0x06054b50, 22, 0xffff];
const [HEADER, HEADER_SIZE] = [0x02014b50, 46];
const FILE = 0x04034b50;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Where the last record of the table of contents begins.
 * @throws when there is none, as in a download that was cut off
 */
function endOf(bytes: Uint8Array, view: DataView): number {
  let end = bytes.length - END_SIZE;
  const first = Math.max(0, end - COMMENT_MOST);
  while (end >= first && view.getUint32(end, true) !== END) end--;
  if (end < first) throw new Error('no table of contents');
  return end;
}

/** The archive without a program or a header in front of it. The places in its table do not count them. */
function withoutPrefix(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const end = endOf(bytes, view);
  const before = end - view.getUint32(end + 12, true) - view.getUint32(end + 16, true);
  return before > 0 && view.getUint32(before, true) === FILE ? bytes.subarray(before) : bytes;
}

/** Whether the table of contents says that a file is encrypted. */
function isEncrypted(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const end = endOf(bytes, view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    // The table of an archive of over 4 GB lies elsewhere. Such an archive is too large for a browser anyway.
    if (at + HEADER_SIZE > bytes.length || view.getUint32(at, true) !== HEADER) return false;
    if (view.getUint16(at + 8, true) & 1) return true;
    // Name, extra field and comment follow the header.
    at += [28, 30, 32].reduce((length, place) => length + view.getUint16(at + place, true), HEADER_SIZE);
  }
  return false;
}

/**
 * Unpacks an archive. The sizes that it names are checked against the limits first, and the library cuts off an entry
 * that holds more than it names. So a small archive cannot fill the memory.
 * @param onShare is told how far it is, 0 to 1
 * @throws Fault when it is broken, encrypted, too large, or packed in another way
 */
export function unpackZip(
  name: string,
  given: Uint8Array,
  onShare: (share: number) => void,
): { path: string; content: Uint8Array }[] {
  const sizes = new Map<string, number>();
  const count = unpackedBytes(name);
  let packed = 0;
  try {
    const bytes = withoutPrefix(given);
    if (isEncrypted(bytes)) throw new Fault('encryptedZip', name);
    // The first pass unpacks nothing: it reads names and sizes, to refuse an archive that is too large.
    unzipSync(bytes, {
      filter: ({ name: path, originalSize, compression }) => {
        if (isSkipped(slashed(path))) return false;
        if (compression !== 0 && compression !== 8)
          throw new Fault('zipMethod', name, METHODS[compression] ?? `method ${compression}`);
        sizes.set(path, originalSize);
        if (sizes.size > MOST_FILES) throw tooMany(name);
        count(originalSize);
        return false;
      },
    });
    const files = unzipSync(bytes, {
      filter: ({ name: path, size }) => {
        onShare(Math.min(1, packed / bytes.length));
        packed += size;
        return sizes.has(path);
      },
    });
    const entries = Object.entries(files);
    const cut = entries.find(([path, content]) => content.length !== sizes.get(path));
    if (cut) throw new Error(`${cut[0]} has another size than the archive says`);
    onShare(1);
    return entries.map(([path, content]) => ({ path: slashed(path), content }));
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('brokenZip', name);
  }
}
