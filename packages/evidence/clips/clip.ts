/** What a clip of the report is: the states of one screen, and where the pointer is in each. Plain data, like a shot. */
import type { Shot, Step } from '../pictures/shot.ts';

export interface Scene {
  /** What leads here from the scene before. */
  steps: readonly Step[];
  /**
   * Where the pointer comes to rest, in parts of the picture's size: on the element whose click or hover leads to the next
   * scene.
   */
  pointer: readonly [x: number, y: number];
  /** Texts that must be on screen. */
  says: readonly string[];
}

export interface Clip {
  /** The id of the picture in whose place it plays. */
  id: string;
  /** What all scenes share: the report, the window, and the part of it that is seen. */
  shot: Pick<Shot, 'report' | 'route' | 'viewport' | 'clip' | 'margin'>;
  scenes: readonly Scene[];
}
