/** What work is counted in. Only hours are added up for a day or a week. */
export const countedUnits = ['Hours', 'Kilometres', 'Days', 'Pieces'] as const;

export type CountedUnit = (typeof countedUnits)[number];

/** A line's kind, and the unit of its rate; null without a rate. */
export interface Counted {
  readonly kind: string;
  readonly unit?: string | null | undefined;
}

/** Units as rate schedules name them; any other unit counts pieces. */
const written: readonly (readonly [unit: CountedUnit, text: RegExp])[] = [
  ['Hours', /^h(?:ou)?rs?\.?$/i],
  ['Kilometres', /^(?:km|kilomet)/i],
  ['Days', /^(?:half[- ]?)?days?$/i],
];

/** What a line is counted in: by its rate's unit, otherwise by its kind; undefined for an expense. */
export function countedIn({ kind, unit }: Counted): CountedUnit | undefined {
  if (kind === 'Expense') return undefined;
  const text = unit?.trim() ?? '';
  if (kind === 'Kilometres') return 'Kilometres';
  if (text === '') return 'Hours';
  return written.find(([, expression]) => expression.test(text))?.[0] ?? 'Pieces';
}

/** The kind of line for work whose rate has a unit: driving is entered as kilometres, everything else as time. */
export const kindFor = (unit: string | null | undefined): 'Kilometres' | 'Time' =>
  countedIn({ kind: 'Time', unit }) === 'Kilometres' ? 'Kilometres' : 'Time';
