import { pauseRules } from 'shared-contracts/consultation';
import { engagementRules } from 'shared-contracts/engagement';
import { pickedId } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { EngagementRowFragment } from '../../generated/operations.ts';
import { rowShape } from '../../rows/row-shape.ts';

/** The collection that the form of a project holds engagements in, and the list of its save. */
export const engagementsName = 'indigenousEngagements';

/** The fields of an engagement, in the order of its page. */
export const engagementFields = Object.keys(engagementRules);

const shape = rowShape({ fields: engagementFields, lists: { pauses: Object.keys(pauseRules) } });

/** An engagement as the API answers it, as a row of the project's form, with how often and when it was in contact. */
export function engagementRow({ contactCount, lastContactDate, ...row }: EngagementRowFragment): StoredRow {
  const { sequence: _, ...stored } = shape.stored(row).values;
  return {
    id: row.id,
    revision: row.revision,
    values: { ...stored, contacts: contactCount, lastContact: lastContactDate ?? null },
  };
}

/** The initial values of a new engagement. */
export const makeEngagement = (): FormValues => ({ ...shape.make(), contacts: 0, lastContact: null });

export const { input: engagementInput, ofStored: engagementOfStored } = shape;

/** Values as a save sends them: picked records by id. */
export const inputOfFields =
  (fields: readonly string[]) =>
  (values: FormValues): object =>
    Object.fromEntries(
      fields.map((field) => {
        const id = pickedId(values[field]);
        return [field, id === undefined ? (values[field] ?? null) : { id }];
      }),
    );
