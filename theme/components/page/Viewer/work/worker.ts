/** Reads one report and keeps it, so that the page stays free and holds nothing large. */
import { Fault } from '../read/fault.ts';
import { openReport } from '../read/open.ts';
import type { OpenedReport } from '../read/report.ts';
import { pack } from '../read/unpack.ts';
import { factsOf } from '../reading/facts.ts';
import type { Answer, Parts, Question } from './messages.ts';

const worker = self as unknown as {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(answer: Answer, transfer?: Transferable[]): void;
};

let report: OpenedReport | undefined;

const bytesOf = (value: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(value ?? null)).buffer;

/** The parts as the client expects them; of stats, the file as the bundler wrote it. */
function partsOf({ kind, parts, routes }: OpenedReport): Parts {
  if (kind === 'stats') return { stats: bytesOf(parts) };
  const all = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...all, ['enableRoutes', routes] as const].map(([name, value]) => [name, bytesOf(value)]));
}

async function answer(question: Question): Promise<void> {
  if (question.type === 'open') {
    report = await openReport(question.source, (step, share) => worker.postMessage({ type: 'progress', step, share }));
    worker.postMessage({ type: 'opened', facts: factsOf(report) });
  } else if (report && question.type === 'parts') {
    const parts = partsOf(report);
    worker.postMessage({ type: 'parts', parts }, Object.values(parts));
  } else if (report) {
    const bytes = bytesOf(await pack(report.parts));
    worker.postMessage({ type: 'packed', bytes }, [bytes]);
  }
}

worker.onmessage = async ({ data }) => {
  try {
    await answer(data);
  } catch (error) {
    const { code, file, detail } =
      error instanceof Fault ? error : new Fault('memory', '', error instanceof Error ? error.message : '');
    worker.postMessage({ type: 'fault', code, file, detail });
  }
};
