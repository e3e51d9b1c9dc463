import { uniq } from 'lodash-es';
export function extra() { return uniq([1, 1, 2]); }
