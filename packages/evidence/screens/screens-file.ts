/** docs/generated/screens.json: every text of the report's screens. */
import fs from 'node:fs';
import path from 'node:path';
import type { Shot } from '../pictures/shot.ts';

export const SCREENS_FILE = path.join(import.meta.dirname, '../../../docs/generated/screens.json');

/** Texts by language, report and route: `en webpack/bundle/size`. Rows of tables have ` | ` between their cells. */
export type Screens = Readonly<Record<string, readonly string[]>>;

export interface ScreensFile {
  $from: string;
  screens: Screens;
}

/** The screen that a picture is of, as the record names it behind the language. */
export const screenOf = ({ report, route }: Pick<Shot, 'report' | 'route'>): string =>
  report + route.replace(/\?.*/, '');

/** The texts of the last run. */
export const readScreens = (): Screens => (JSON.parse(fs.readFileSync(SCREENS_FILE, 'utf8')) as ScreensFile).screens;
