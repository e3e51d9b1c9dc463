/** What the page and the worker say to each other. */
import type { Hit, SearchOptions } from './engine.ts';

export type Question =
  | { kind: 'load'; url: string }
  | { kind: 'search'; id: number; query: string; options: SearchOptions };

export type Answer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'hits'; id: number; hits: Hit[] };
