import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { isolated } from './reading/format.ts';
import type { Reports } from './useReports.ts';
import type { Words } from './words/words.ts';
import { entriesOfTransfer } from './work/entries.ts';
import { FILES_EVENT, listenForFiles, type Transfer } from './work/transfer.ts';

/** A button that asks for files. The input is inside its label, so that it works by itself with keys and speech. */
function Picker({
  ref,
  folder,
  disabled,
  children,
  onFiles,
}: {
  ref?: Ref<HTMLInputElement>;
  folder?: boolean;
  disabled: boolean;
  children: ReactNode;
  onFiles: (files: File[]) => void;
}) {
  return (
    <label className="report-button">
      {children}
      <input
        ref={ref}
        type="file"
        disabled={disabled}
        className="viewer-input"
        multiple
        {...(folder ? { webkitdirectory: '' } : {})}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise a browser would not say when the same file is chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

/** A text with code between backticks. */
function Coded({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are.
  return text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));
}

function Progress({ reports, words }: { reports: Reports; words: Words }) {
  const { busy } = reports;
  if (!busy) return null;
  return (
    <div className="viewer-busy" role="status">
      <label>
        {busy.step === 'loading' ? words.loading : words[busy.step](isolated(busy.name))}{' '}
        <progress value={busy.share} max={1} />
      </label>
      {busy.large && <p>{words.large(busy.large)}</p>}
      <button type="button" className="report-button" onClick={reports.cancel}>
        {words.cancel}
      </button>
    </div>
  );
}

interface StartProps {
  reports: Reports;
  words: Words;
  /** Whether React runs. Until then the controls are disabled. */
  isAwake: boolean;
  /** Whether a report was open before, which had the focus. */
  takesFocus: boolean;
}

/** Asks for a report, or for the second one of a comparison. */
export function Start({ reports, words, isAwake, takesFocus }: StartProps) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { openEntries, fault, busy, waiting } = reports;
  const isBusy = busy !== undefined;

  const choose = (files: File[]) => void openEntries(entriesOfTransfer({ files, roots: [] }));

  // The focused element is gone: the closed report, or the cancel button.
  const wasBusy = useRef(takesFocus);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) chooser.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  useEffect(() => {
    const listening = new AbortController();
    const open = (transfer: Transfer) => void openEntries(entriesOfTransfer(transfer));
    listenForFiles(open, setOver, listening.signal);
    dispatchEvent(new CustomEvent(FILES_EVENT, { detail: open }));
    return () => listening.abort();
  }, [openEntries]);

  return (
    <section className="viewer-start" data-over={isOver || undefined} aria-busy={busy ? true : undefined}>
      <p className="viewer-drop">{waiting ? `${words.compare}: ${isolated(waiting)}` : words.drop}</p>
      <p>{waiting ? words.compareHint : words.dropTwo}</p>
      <p className="viewer-actions">
        <Picker ref={chooser} disabled={!isAwake} onFiles={choose}>
          {words.file}
        </Picker>
        <Picker folder disabled={!isAwake} onFiles={choose}>
          {words.folder}
        </Picker>
        {waiting && (
          <button type="button" className="report-button" onClick={reports.cancel}>
            {words.cancel}
          </button>
        )}
      </p>
      {!isAwake && <p className="viewer-asleep">{words.asleep}</p>}
      {!waiting && (
        <p className="viewer-actions viewer-samples">
          {(['report', 'diff'] as const).map((sample) => (
            <button
              key={sample}
              type="button"
              className="viewer-place"
              disabled={!isAwake}
              onClick={() => reports.openSample(sample)}
            >
              {sample === 'report' ? words.sample : words.sampleDiff}
            </button>
          ))}
        </p>
      )}
      <Progress reports={reports} words={words} />
      {fault && (
        <p role="alert" className="viewer-fault">
          <Coded text={words.faults[fault.code](isolated(fault.file), isolated(fault.detail))} />
        </p>
      )}
      <p className="viewer-private">{words.private}</p>
    </section>
  );
}
