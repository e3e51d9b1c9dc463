/** Opens what was found among the files of a drop. */
import { Fault, type FaultCode } from '../read/fault.ts';
import { tooMany } from '../read/limits.ts';
import type { Source } from '../read/open.ts';
import { type Kind, SIDES } from '../read/report.ts';
import type { Facts } from '../reading/facts.ts';

/** What may lie beside a report. */
const NO_REPORT: readonly FaultCode[] = ['foreign', 'foreignJson', 'foreignHtml'];

/** The forms of a report, the one that says most first. */
const KINDS: readonly Kind[] = ['folder', 'json', 'html', 'stats'];
const rankOf = ({ facts }: { facts: Facts }) => KINDS.indexOf(facts.kind);

interface Opened {
  file: { close(): void };
  facts: Facts;
}

/** The folder and the archive of a file. A file that was given by itself has its name, without the ending that tells its form. */
function placeOf({ main: { path }, name }: Source): string {
  if (!`${name}${path}`.includes('/')) return path.replace(/\.(?:json|html?)(?:\.gz)?$/i, '');
  return `${path.slice(0, path.lastIndexOf('/') + 1)} ${name.slice(0, name.lastIndexOf('/') + 1)}`;
}

/** The first form of a report that opens. @throws Fault of a form that is broken, or else of the first */
async function openForm<Report>(
  forms: readonly Source[],
  open: (source: Source) => Promise<Report>,
): Promise<{ report: Report; source: Source }> {
  const faults: Fault[] = [];
  for (const source of forms)
    try {
      return { report: await open(source), source };
    } catch (error) {
      if (!(error instanceof Fault) || error.isOfPage) throw error;
      faults.push(error);
    }
  throw faults.find(({ code }) => !NO_REPORT.includes(code)) ?? faults[0] ?? new Fault('nothing');
}

/**
 * Opens reports. Files that hold none do not count beside one that does. Two forms of one build are one report if they lie in one
 * place, as `shop.json` and `shop.html` do: what lies elsewhere is there to be compared. A finished comparison is two reports,
 * of which one may be there already, as in the artifact of a job.
 * @param room how many reports may be opened
 * @throws Fault when there is none, when one is broken, or when there are more
 */
export async function openReports<Report extends Opened>(
  found: readonly (readonly Source[])[],
  room: number,
  open: (source: Source) => Promise<Report>,
): Promise<Report[]> {
  const opened: Report[] = [];
  const places: string[] = [];
  const left = [...found];
  const faults: Fault[] = [];
  try {
    for (const forms of left) {
      const form = await openForm(forms, open).catch((error: unknown) => {
        if (!(error instanceof Fault) || error.isOfPage) throw error;
        const [source] = forms;
        if (error.code === 'comparison' && source && room > 1)
          left.push(...SIDES.map((side) => [{ ...source, side, name: `${source.name} (${side})` }]));
        else faults.push(error);
      });
      if (!form) continue;
      const { report } = form;
      const place = placeOf(form.source);
      const { build, kind } = report.facts;
      const twin = opened.findIndex(
        ({ facts }, at) => build !== '' && facts.build === build && facts.kind !== kind && places[at] === place,
      );
      const worse = twin === -1 || rankOf(report) > rankOf(opened[twin]!) ? report : opened[twin]!;
      if (twin === -1) {
        const at = form.source.side === SIDES[0] ? 0 : opened.length;
        opened.splice(at, 0, report);
        places.splice(at, 0, place);
      } else {
        if (worse !== report) opened[twin] = report;
        worse.file.close();
      }
      if (opened.length > room) throw tooMany();
    }
    const broken = faults.find(({ code }) => !NO_REPORT.includes(code));
    if (broken) throw broken;
    if (opened.length === 0) throw faults.length === 1 ? faults[0]! : new Fault('nothing');
    return opened;
  } catch (error) {
    for (const { file } of opened) file.close();
    throw error;
  }
}
