import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sample, Site, Workers } from './address.ts';
import { Fault } from './read/fault.ts';
import { findReports } from './read/find.ts';
import type { Entry, Source } from './read/open.ts';
import type { Facts } from './reading/facts.ts';
import { size } from './reading/format.ts';
import { downloadSample } from './work/download.ts';
import { openReports } from './work/open-reports.ts';
import { ReportFile } from './work/report-file.ts';
import { ZipFile } from './work/zip-file.ts';

export interface OpenFile {
  /** Distinguishes files of the same name. */
  id: number;
  file: ReportFile;
  facts: Facts;
  /** Whether it is a report of the sample shop, and not the reader's own. */
  isSample: boolean;
}

/** The reader's reports after their page was left: the site keeps them in the memory of the tab, and gives them back. */
export interface Kept {
  reports: readonly OpenFile[];
}

interface Busy {
  step: 'loading' | 'reading' | 'unpacking';
  name: string;
  share: number;
  /** Its size, if that is large. */
  large: string;
}
interface State {
  /** Baseline first. */
  files: OpenFile[];
  /** The second report is being chosen. */
  adding: boolean;
  busy: Busy | undefined;
  fault: Fault | undefined;
}

/**
 * Above this size, the page warns that opening takes long. `npm run measure -- viewer`: the overview came after 6 s with 100 MB, 18 s
 * with 200 MB and 34 s with 400 MB, on two busy cores; beyond 512 MB no browser holds the text (read/limits.ts).
 */
const LARGE = 100e6;

const NOTHING_OPEN: State = { files: [], adding: false, busy: undefined, fault: undefined };

let lastId = 0;

function closeAll(files: Iterable<{ close(): void }>): void {
  for (const file of files) file.close();
}
const openedOf = (files: readonly OpenFile[]) => files.map(({ file }) => file);

/** Whether reports of the reader are open, and no sample. */
export const isOwn = (files: readonly OpenFile[]): boolean =>
  files.length > 0 && !files.some(({ isSample }) => isSample);

const sizeOf = ({ main, folder }: Source) =>
  [...(folder?.values() ?? [])].reduce((total, file) => total + file.size, main.file.size);

/** The open reports, and the functions that open and close them. */
export function useReports(site: Site, workers: Workers, kept: Kept) {
  const [state, setState] = useState(NOTHING_OPEN);
  /** Files that workers read at this moment. Closing one ends its worker. */
  const working = useRef<(ReportFile | ZipFile)[]>([]);
  /** Counts the openings: one that is no longer the last changes nothing. */
  const turn = useRef(0);
  const current = useRef(state);
  /** The worker for the next file. Its script loads with the page, so that a file opens even offline. */
  const spare = useRef<ReportFile>(undefined);
  current.current = state;

  const giveUp = useCallback(() => {
    turn.current++;
    closeAll(working.current);
    working.current = [];
  }, []);

  const nextFile = useCallback(() => {
    const reader = spare.current && !spare.current.failure ? spare.current : new ReportFile(workers.report);
    spare.current = new ReportFile(workers.report);
    return reader;
  }, [workers]);

  const openEntries = useCallback(
    async (given: Entry[] | Promise<Entry[]>, isSample = false) => {
      giveUp();
      const mine = turn.current;
      const set = (change: Partial<State>) => {
        if (mine === turn.current) setState((before) => ({ ...before, ...change }));
      };
      set({ fault: undefined, busy: { step: 'loading', name: '', share: 0, large: '' } });
      try {
        const found = await findReports(await given, async (entry) => {
          const zip = new ZipFile(workers.unzip);
          working.current.push(zip);
          return zip.open(entry, (step, share) => set({ busy: { step, name: entry.path, share, large: '' } }));
        });
        const { files, adding } = current.current;
        const kept = adding ? files.slice(0, 1) : [];
        let reader: ReportFile | undefined;
        const opened = await openReports(found, 2 - kept.length, async (source): Promise<OpenFile> => {
          if (mine !== turn.current) throw new DOMException('closed', 'AbortError');
          const bytes = sizeOf(source);
          const large = bytes > LARGE ? size(bytes) : '';
          // One that found no report in a file reads the next.
          reader ??= nextFile();
          working.current.push(reader);
          const file = reader;
          const facts = await file.open(source, (step, share) =>
            set({ busy: { step, name: source.name, share, large } }),
          );
          reader = undefined;
          return { id: ++lastId, file, isSample, facts };
        });
        if (reader) closeAll([reader]);
        const names = new Set(kept.map(({ facts }) => facts.name));
        for (const report of opened) {
          const { name } = report.facts;
          if (names.has(name)) report.facts = { ...report.facts, name: `${name} (2)` };
          names.add(name);
        }
        if (mine !== turn.current) return;
        working.current = [];
        if (!adding) closeAll(openedOf(files));
        set({ files: [...kept, ...opened], adding: false, busy: undefined });
      } catch (error) {
        // A later opening has readers of its own.
        if (mine !== turn.current) return;
        set({ busy: undefined, fault: isSample ? Fault.ofSample(error) : Fault.of(error) });
        giveUp();
      }
    },
    [giveUp, nextFile, workers],
  );

  const { base } = site;
  const openSample = useCallback(
    (sample: Sample) => {
      return openEntries(downloadSample({ base }, sample), true);
    },
    [openEntries, base],
  );

  useEffect(() => {
    spare.current ??= new ReportFile(workers.report);
    const files = [...kept.reports];
    kept.reports = [];
    if (files.length > 0) setState({ ...NOTHING_OPEN, files });
    return () => {
      giveUp();
      const { files } = current.current;
      if (isOwn(files)) kept.reports = files;
      else closeAll(openedOf(files));
      spare.current?.close();
      spare.current = undefined;
    };
  }, [giveUp, kept, workers]);

  const cancel = useCallback(() => {
    giveUp();
    setState((before) => ({ ...before, busy: undefined, fault: undefined, adding: false }));
  }, [giveUp]);

  return {
    ...state,
    /** Name of the report that waits for a second one. */
    waiting: state.adding ? state.files[0]?.facts.name : undefined,
    openEntries,
    openSample,
    cancel,
    /** Asks for a second report. */
    add: () => setState((before) => ({ ...before, adding: true })),
    swap: () => setState((before) => ({ ...before, files: before.files.toReversed() })),
    fail: (error: unknown) => {
      closeAll(openedOf(state.files));
      setState((before) => ({ ...before, files: [], fault: Fault.of(error) }));
    },
    close: () => {
      giveUp();
      closeAll(openedOf(state.files));
      setState(NOTHING_OPEN);
    },
  };
}

export type Reports = ReturnType<typeof useReports>;
