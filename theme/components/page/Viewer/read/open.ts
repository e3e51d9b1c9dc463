/** Finds the reports among the files of a drop or a choice, and reads them. */
import { Fault } from './fault.ts';
import { readFolder, readHtml, readJson } from './formats.ts';
import { checkParts, type OpenedReport } from './report.ts';

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

/** What is being done, and how much of it: 0 to 1. */
export type OnProgress = (step: 'reading' | 'unpacking', share: number) => void;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const isManifest = ({ path }: Entry) => nameOf(path) === 'manifest.json';
const isReportFile = ({ path }: Entry) => /\.(?:json|html?)$/i.test(path);
/** Reports by the names that they have by default; in a folder, anything else may be part of the built site. */
const isNamedAsReport = ({ path }: Entry) => /(?:^|\/)(?:rsdoctor-[\w-]+\.(?:json|html)|stats\.json)$/.test(path);

/**
 * The manifests of reports. A web app has a file of this name too, so those in a folder with the name of reports come
 * first; 2.x keeps those of further compilers below the first one.
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
 * The reports among files: each `manifest.json` with all that lies below its folder, each other file by itself. A choice
 * of one file means this file, whatever its name; of a folder, only files are taken that are named as reports are.
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

/** The text of a file, read in pieces so that progress can be told. */
async function readText(file: Blob, onShare: (share: number) => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let text = '';
  for (let done = 0; ; ) {
    const { value, done: ended } = await reader.read();
    if (ended) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    done += value.byteLength;
    onShare(done / file.size);
  }
}

/** The first characters, by which a file is told; a mark of the encoding is none of them. */
const startOf = async (file: Blob): Promise<string> =>
  (await file.slice(0, 512).text()).replace(/^\uFEFF/, '').trimStart();

/**
 * Reads a report of any form.
 * @throws Fault, with what is wrong
 */
export async function openReport(source: Source, onProgress: OnProgress): Promise<OpenedReport> {
  const { name, main, folder } = source;
  if (main.file.size === 0) throw new Fault('empty', name);
  const start = await startOf(main.file);
  const isJson = /^[{[]/.test(start);
  if (!isJson && !start.startsWith('<')) throw new Fault('foreign', name);
  const text = (await readText(main.file, (share) => onProgress('reading', share))).replace(/^\uFEFF/, '');
  const onStep = (done: number, of: number) => onProgress('unpacking', done / of);
  const report = await (folder
    ? readFolder(name, text, async (path) => folder.get(path)?.text(), onStep)
    : isJson
      ? readJson(name, text)
      : readHtml(name, text, onStep));
  checkParts(report);
  return report;
}
