/** Finds the reports among files. */
import { pushTo } from '../reading/tally.ts';
import { Fault } from './fault.ts';
import type { Entry, Source } from './open.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const isManifest = ({ path }: Entry) => nameOf(path) === 'manifest.json';
const isLoose = ({ path }: Entry) => !path.includes('/');

/**
 * The names that plugins and pages give to the forms of a report, the one that says most first. What stands behind them tells
 * builds apart: a second download is `rsdoctor-data (1).json`, and people write `stats-old.json`.
 */
const FORMS = [
  /^rsdoctor-data(|[ ._-].*)\.json(?:\.gz)?$/,
  /^rsdoctor-report(|[ ._-].*)\.html(?:\.gz)?$/,
  /^stats(|[ ._-].*)\.json(?:\.gz)?$/,
];
const formOf = (path: string) => FORMS.findIndex((form) => form.test(nameOf(path)));
/** What stands behind the name of a form; '' for the name alone. */
const suffixOf = (path: string) => FORMS.map((form) => form.exec(nameOf(path))?.[1]).find(Boolean) ?? '';
/** Other names that may be a report's. In a folder, they are looked at if it has none of the names above. */
const isNamedAsReport = ({ path }: Entry) => /(?:^|\/)rsdoctor-[\w-]+\.(?:json|html)(?:\.gz)?$/.test(path);
const isReportFile = ({ path }: Entry) => /\.(?:json|html?)(?:\.gz)?$/i.test(path);

/**
 * The manifests of reports. A web app has a `manifest.json` too, so those in a folder `.rsdoctor` win if there are any.
 * 2.x keeps the manifests of further compilers below the first one: these are left out.
 */
function manifestsOf(entries: readonly Entry[]): Entry[] {
  const all = entries.filter(isManifest);
  const named = all.filter(({ path }) => /(?:^|\/)\.rsdoctor\//.test(path));
  const some = named.length > 0 ? named : all;
  const folders = new Set(some.map(({ path }) => folderOf(path)));
  return some.filter(({ path }) => {
    const above = folderOf(path).split('/').slice(0, -1);
    return !above.some((_, at) =>
      folders.has(
        above
          .slice(0, at)
          .map((name) => `${name}/`)
          .join(''),
      ),
    );
  });
}

/** The folder of the build that wrote a file. */
const buildOf = (path: string) => folderOf(path).replace(/(^|\/)\.rsdoctor\/.*$/, '$1');

/** A manifest with all files below its folder. */
function folderSource(main: Entry, entries: readonly Entry[]): Source {
  const base = folderOf(main.path);
  const inside = entries.filter((entry) => entry !== main && entry.path.startsWith(base));
  const folder = new Map(inside.map(({ path, file }) => [path.slice(base.length), file]));
  return { name: base.replace(/\/$/, '') || nameOf(main.path), main, folder };
}

const fileSource = (main: Entry): Source => ({ name: nameOf(main.path), main });

/**
 * The reports among files, each as the forms in which it may be there, the best first: what lies in one folder under the
 * names of the plugins is one build. A file that was given by itself is taken whatever its name, in a folder only one
 * with the name of a report, or any JSON and HTML if no file has such a name.
 */
export function reportsIn(entries: readonly Entry[]): Source[][] {
  const manifests = manifestsOf(entries);
  const isMain = new Set(manifests);
  const builds = manifests.filter(({ path }) => path.includes('.rsdoctor/')).map(({ path }) => buildOf(path));
  const files = entries.filter((entry) => !isManifest(entry));
  const named = files.filter((entry) => formOf(entry.path) !== -1 || isNamedAsReport(entry));
  const hasNamed = manifests.length > 0 || named.length > 0;
  const reports = new Map<string, [rank: number, source: Source][]>();
  const add = (key: string, rank: number, source: Source) => pushTo(reports, key, [rank, source]);
  for (const entry of entries) {
    const { path } = entry;
    const form = formOf(path);
    const build = buildOf(path);
    // Beside a folder `.rsdoctor`, the rest of its build's folder can only have other forms of the same report.
    const around = builds.find((folder) => folder !== '' && path.startsWith(folder)) ?? build;
    if (isMain.has(entry)) add(build, -1, folderSource(entry, entries));
    else if (isManifest(entry)) continue;
    else if (form !== -1) add(around + suffixOf(path), form, fileSource(entry));
    else if (isLoose(entry)) add(path, 0, fileSource(entry));
    else if (isNamedAsReport(entry)) add(around === build ? path : around, FORMS.length, fileSource(entry));
    else if (!hasNamed && isReportFile(entry)) add(path, 0, fileSource(entry));
  }
  return [...reports.values()].map((forms) => forms.sort(([a], [b]) => a - b).map(([, source]) => source));
}

/** The first bytes of gzip, and the marks of UTF-16 and UTF-8. */
const OTHER_HEADS = ['1f8b', 'fffe', 'feff', 'efbbbf'];

/** Whether a file is an archive, by its first bytes; behind a program that unpacks it, by its name. */
async function isArchive({ path, file }: Entry): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const hex = [...head].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (/^504b0[35]/.test(hex)) return true;
  const isText = /^\s*(?:$|[{[<])/.test(String.fromCharCode(...head));
  return /\.zip$/i.test(path) && !isText && !OTHER_HEADS.some((other) => hex.startsWith(other));
}

/** The archives among some files. */
async function archivesIn(entries: readonly Entry[]): Promise<Entry[]> {
  const found = await Promise.all(entries.map(isArchive));
  return entries.filter((_, at) => found[at]);
}

/** An archive of CI has the archive that a job made, which may have another; deeper ones are somebody's joke. */
const MOST_NESTED = 3;

/**
 * The reports among files and in archives. An archive in a folder may be a download that the site offers, so it is
 * opened only if nothing else in the folder is a report.
 * @param unzip gives the files of an archive
 * @throws Fault when archives lie too deep in each other, and nothing else is there
 */
export async function findReports(
  entries: readonly Entry[],
  unzip: (archive: Entry) => Promise<Entry[]>,
  depth = 0,
): Promise<Source[][]> {
  const inFolders = entries.filter((entry) => !isLoose(entry));
  const hasReport = inFolders.some((entry) => isManifest(entry) || formOf(entry.path) !== -1 || isNamedAsReport(entry));
  const archives = await archivesIn(hasReport ? entries.filter(isLoose) : entries);
  const isArchived = new Set(archives);
  const reports = reportsIn(entries.filter((entry) => !isArchived.has(entry)));
  if (depth === MOST_NESTED) {
    if (archives[0] && reports.length === 0) throw new Fault('nested', archives[0].path);
    return reports;
  }
  for (const archive of archives) {
    const inside = await findReports(await unzip(archive), unzip, depth + 1);
    const nameIn = ({ name, main }: Source) =>
      main.path === 'manifest.json' ? archive.path : `${archive.path}/${name}`;
    reports.push(...inside.map((forms) => forms.map((source) => ({ ...source, name: nameIn(source) }))));
  }
  return reports;
}
