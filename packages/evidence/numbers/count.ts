/** Counts in the data of the live report and the live diff, for docs/generated/sample.json. */
import { readDemo } from '../demo/demo-file.ts';
import { recordedTimes } from '../demo/recorded-times.ts';
import { numbersOf, writeNumbers } from './numbers.ts';

export const countRecorded = (): void => writeNumbers({ recorded: numbersOf(readDemo(), recordedTimes('webpack')) });
