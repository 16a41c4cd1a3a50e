import { today } from 'shared-contracts/days';
import { keyDateRules, keyDateState } from 'shared-contracts/engagement';
import { textIn } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { KeyDateRowFragment } from '../../generated/operations.ts';
import { rowShape } from '../../rows/row-shape.ts';

/** The fields of a key date in its form and its saves: those that have rules. */
const shape = rowShape({ fields: Object.keys(keyDateRules), starts: { name: '' } });

/** A key date as the API returns it, as a row of the project's form. */
export function keyDateRow(row: KeyDateRowFragment): StoredRow {
  const { sequence: _, ...values } = shape.stored(row).values;
  return { id: row.id, revision: row.revision, values };
}

export const { make: makeKeyDate, input: keyDateInput } = shape;

/** Whether a key date is reached, late or to come, as of today. */
export const stateOf = (values: FormValues) =>
  keyDateState(
    { plannedDate: textIn(values, 'plannedDate') || null, actualDate: textIn(values, 'actualDate') || null },
    today(),
  );
