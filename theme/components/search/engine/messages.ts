/** What the page and the worker say to each other. */
import type { Results, SearchOptions } from './hits.ts';

export type Question =
  | { kind: 'load'; url: string }
  | { kind: 'search'; id: number; query: string; options: SearchOptions };

/** `ready`: the first file is there; `complete`: the texts too, or they will not come. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'complete' }
  | { kind: 'failed'; message: string }
  | { kind: 'results'; id: number; results: Results }
  | { kind: 'error'; id: number; message: string };
