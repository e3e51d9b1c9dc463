/** Reads values of unknown shape. A value of another shape than expected counts as absent. */

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value's fields; none when it has none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The entries of a list that have fields. */
export const rowsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The value if it is a string, or an empty one. */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A size, count or time: finite and not below zero; anything else is 0. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** Ids of chunks and modules, which some versions write as numbers and some as texts. */
export const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : stringOf(value));

/** The ids of a list. */
export const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(idOf).filter(Boolean) : []);
