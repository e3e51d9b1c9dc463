import _ from 'lodash';
import chroma from 'chroma-js';
import { v4 } from 'uuid';
export function extra() { return _.uniq([1, 1, 2]).map((n) => chroma('teal').darken(n).hex() + v4()); }
