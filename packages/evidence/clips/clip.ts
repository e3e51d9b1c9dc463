/** What a clip of the report is: the states of one screen, and where the pointer is in each. Plain data, like a shot. */
import type { Shot, Step } from '../pictures/shot.ts';

export interface Scene {
  /** What leads here from the scene before. */
  steps: readonly Step[];
  /** Where the pointer comes to rest, in parts of the picture: on what the next scene shows the effect of. */
  pointer: readonly [x: number, y: number];
  /** Texts that must be on screen. */
  says: readonly string[];
}

export interface Clip {
  /** Of the picture in whose place it plays. */
  id: string;
  /** What stays the same: report, window and what is seen of it. */
  shot: Pick<Shot, 'report' | 'route' | 'viewport' | 'clip' | 'margin'>;
  scenes: readonly Scene[];
}
