import type { AgreementTermUnit } from 'shared-contracts/agreements';
import type { TermUnit } from 'shared-contracts/validators';

/** Units of a term, as a save names them and as the field of a term does. */
const names: Readonly<Record<AgreementTermUnit, TermUnit>> = {
  DAYS: 'Days',
  MONTHS: 'Months',
  YEARS: 'Years',
  NA: 'N/A',
};

const isWire = (value: unknown): value is AgreementTermUnit => typeof value === 'string' && value in names;

/** The unit of the field for the unit of the API; null where there is none. */
export const termUnitOf = (wire: unknown): TermUnit | null => (isWire(wire) ? names[wire] : null);

/** The unit of the API for what the field holds; as it is where it is no unit, for the rules to object to. */
export function wireTermUnit(shown: unknown): unknown {
  const found = Object.entries(names).find(([, name]) => name === shown);
  return found ? found[0] : (shown ?? null);
}
