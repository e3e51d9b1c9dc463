/** Where clips are. */
import path from 'node:path';

export const CLIPS_FOLDER = path.join(import.meta.dirname, '../../../docs/public/clips');

export const clipFile = (id: string, theme: 'light' | 'dark'): string => `${id}.${theme}.webm`;
