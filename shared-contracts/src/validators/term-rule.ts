import * as v from 'valibot';
import { termUnits } from '../limits/index.ts';
import { optionalNumber, wholeNumber } from './number-rules.ts';
import { message } from './rules.ts';

export type TermUnit = (typeof termUnits)[number];

/** A numeric term with its unit (000 §3). */
export interface Term {
  readonly term: number | null;
  readonly unit: TermUnit | null;
}

/** Whether a term can have a number: not without a unit, and not with the unit 'N/A' (000 §4). */
export const hasTermNumber = (unit: TermUnit | null): boolean => unit !== null && unit !== 'N/A';

/** A term with another unit: 'N/A' clears the number (000 §4). */
export const withTermUnit = ({ term }: Term, unit: TermUnit | null): Term => ({
  term: unit === 'N/A' ? null : term,
  unit,
});

/** A term; the number is dropped if the unit does not allow one, as the form disables it. */
export const termSchema = v.pipe(
  v.object({
    term: v.optional(optionalNumber(wholeNumber()), null),
    unit: v.optional(v.nullable(v.picklist(termUnits, message('invalid'))), null),
  }),
  v.transform(({ term, unit }): Term => ({ term: hasTermNumber(unit) ? term : null, unit })),
);
