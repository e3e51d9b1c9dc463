/** The messages between the page and the workers. */
import type { FaultCode } from '../read/fault.ts';
import type { Entry, Source } from '../read/open.ts';
import type { Facts } from '../reading/facts.ts';

/** A report for the frame: each part as bytes of JSON, which are transferred without a copy. */
export type Parts = Record<string, ArrayBuffer>;

/** A value as JSON in bytes. */
export const jsonBytes = (value: unknown): ArrayBuffer =>
  new TextEncoder().encode(JSON.stringify(value ?? null)).buffer;

export type Question =
  | { type: 'open'; source: Source }
  /** All parts, for the frame. */
  | { type: 'parts' }
  /** The whole report packed in one, for a side of a comparison: JSON of the packed text, in bytes. */
  | { type: 'packed' };

/** To the worker that unpacks archives. */
export interface ZipQuestion {
  name: string;
  file: Blob;
}

export type Answer =
  /** The worker's script has come. */
  | { type: 'started' }
  | { type: 'progress'; step: 'reading' | 'unpacking'; share: number }
  | { type: 'unzipped'; entries: Entry[] }
  | { type: 'opened'; facts: Facts }
  | { type: 'parts'; parts: Parts }
  | { type: 'packed'; bytes: ArrayBuffer }
  | { type: 'fault'; code: FaultCode; file: string; detail: string };
