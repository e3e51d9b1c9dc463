/** Looks into values of any shape without trusting it: what is not as expected is as if it were not there. */
import { type Fields, isFields, isText } from '../../../../outside.ts';

/** A value's fields; none when it has none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The entries of a list that have fields. */
export const rowsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** A text, or an empty one. */
export const textOf = (value: unknown): string => (isText(value) ? value : '');

/** A size, count or time: finite and not below zero; anything else is 0. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** Ids of chunks and modules, which some versions write as numbers and some as texts. */
export const idOf = (value: unknown): string => (isText(value) || typeof value === 'number' ? String(value) : '');

/** The ids of a list. */
export const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(idOf).filter(Boolean) : []);
