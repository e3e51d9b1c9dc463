/** Ranks what the list beside a report has found: by bytes, by time, by number. */
import type { Row, Section, Weight } from './lines.ts';

export type Unit = Weight['unit'];

/** A row with its section, and its part of the largest of its unit. */
export interface Finding {
  row: Row;
  section: Section;
  share: number;
}

export interface Ranked {
  /** The largest first. Units without findings are left out. */
  groups: { unit: Unit; findings: Finding[]; small: Row[] }[];
  /** Sections whose rows have nothing to be ranked by. */
  others: Section[];
}

const UNITS: readonly Unit[] = ['bytes', 'ms', 'count'];

/** Below this part of the largest, a size or a time is no finding. A second copy of a package is one, as is every alert. */
const SMALL = 0.05;
/** How many findings of a unit are drawn. What comes behind them is small beside them all. */
const MOST = 40;

/** The part of the largest amount that an amount has, whatever its sign. */
export const shareOf = (amount: number, largest: number): number => (largest > 0 ? Math.abs(amount) / largest : 0);

/** Ranks the rows of all sections. */
export function rank(sections: readonly Section[]): Ranked {
  const groups = UNITS.map((unit) => {
    const rows = sections
      .flatMap((section) => section.rows.map((row) => ({ row, section, amount: row.weight?.amount ?? 0 })))
      .filter(({ row }) => row.weight?.unit === unit)
      .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
    const largest = Math.abs(rows[0]?.amount ?? 0);
    const all = rows.map(({ row, section, amount }) => ({ row, section, share: shareOf(amount, largest) }));
    const isLess = ({ share, section }: Finding) => unit !== 'count' && section.id !== 'versions' && share < SMALL;
    const shown = new Set(all.filter((one) => largest === 0 || !isLess(one)).slice(0, MOST));
    return { unit, findings: [...shown], small: all.filter((one) => !shown.has(one)).map(({ row }) => row) };
  });
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    others: sections.filter(({ rows }) => !rows.some(({ weight }) => weight)),
  };
}
