/** Worker: reads one report and keeps it, so that the page stays responsive and small. */
import { openReport } from '../read/open.ts';
import type { OpenedReport } from '../read/report.ts';
import { pack } from '../read/unpack.ts';
import { factsOf } from '../reading/facts.ts';
import { answerWith } from './answer.ts';
import { jsonBytes, type Parts, type Question } from './messages.ts';

let report: OpenedReport | undefined;

/** The parts as the client expects them; of stats, the file as the bundler wrote it. */
function partsOf({ kind, parts, routes }: OpenedReport): Parts {
  if (kind === 'stats') return { stats: jsonBytes(parts) };
  const all = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    [...all, ['enableRoutes', routes] as const].map(([name, value]) => [name, jsonBytes(value)]),
  );
}

answerWith<Question>(async (question, send) => {
  if (question.type === 'open') {
    report = await openReport(question.source, (step, share) => send({ type: 'progress', step, share }));
    send({ type: 'opened', facts: factsOf(report) });
  } else if (report && question.type === 'parts') {
    const parts = partsOf(report);
    send({ type: 'parts', parts }, Object.values(parts));
  } else if (report) {
    const bytes = jsonBytes(await pack(report.parts));
    send({ type: 'packed', bytes }, [bytes]);
  }
});
