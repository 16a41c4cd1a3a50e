import type { TermUnit as WireTermUnit } from 'shared-contracts/graphql';
import type { TermUnit } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';

/** Units of a term, as a save names them and as the field of a term does. */
const names: Readonly<Record<WireTermUnit, TermUnit>> = {
  DAYS: 'Days',
  MONTHS: 'Months',
  YEARS: 'Years',
  NA: 'N/A',
};

const isWire = (value: unknown): value is WireTermUnit => typeof value === 'string' && value in names;

/** The unit of the field for the unit of the API; null where there is none. */
const termUnitOf = (wire: unknown): TermUnit | null => (isWire(wire) ? names[wire] : null);

/** The API's unit for the value of the field; unchanged if it is not a unit, so that the rules refuse it. */
export function wireTermUnit(shown: unknown): unknown {
  const found = Object.entries(names).find(([, name]) => name === shown);
  return found ? found[0] : (shown ?? null);
}

/** Values with the unit of their term as a save names it. */
export const sentTerm = (values: FormValues): FormValues => ({
  ...values,
  termUnit: wireTermUnit(values['termUnit']),
});

/** Values with the unit of their term as its field does; those of a conflict have none where it did not change. */
export const heldTerm = (values: FormValues): FormValues =>
  'termUnit' in values ? { ...values, termUnit: termUnitOf(values['termUnit']) } : values;
