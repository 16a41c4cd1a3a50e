import { today } from 'shared-contracts/days';
import { keyDateState } from 'shared-contracts/engagement';
import { textIn } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { KeyDateRowFragment } from '../../generated/operations.ts';

/** A key date as the API answers it, as a row of the project's form. */
export const keyDateRow = ({ id, revision, ...keyDate }: KeyDateRowFragment): StoredRow => ({
  id,
  revision,
  values: {
    name: keyDate.name,
    plannedDate: keyDate.plannedDate ?? null,
    actualDate: keyDate.actualDate ?? null,
    notes: keyDate.notes ?? null,
  },
});

/** What a new key date starts from. */
export const makeKeyDate = (): FormValues => ({ name: '', plannedDate: null, actualDate: null, notes: null });

/** A key date as a save sends it. */
export const keyDateInput = ({ name, plannedDate, actualDate, notes }: FormValues): object => ({
  name,
  plannedDate: plannedDate ?? null,
  actualDate: actualDate ?? null,
  notes: notes ?? null,
});

/** How a key date stands today. */
export const stateOf = (values: FormValues) =>
  keyDateState(
    { plannedDate: textIn(values, 'plannedDate') || null, actualDate: textIn(values, 'actualDate') || null },
    today(),
  );
