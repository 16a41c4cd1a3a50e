import { engagementRules } from 'shared-contracts/engagement';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { EngagementRowFragment } from '../generated/operations.ts';
import { pickedId } from '../rows/picked.ts';

/** The collection that the form of a project holds engagements in, and the list of its save. */
export const engagementsName = 'indigenousEngagements';

/** The fields of an engagement, in the order of its page. */
export const engagementFields = Object.keys(engagementRules);

/** An engagement as the API answers it, as a row of the project's form, with how often and when it was in contact. */
export const engagementRow = ({ id, revision, ...row }: EngagementRowFragment): StoredRow => ({
  id,
  revision,
  values: {
    band: row.band,
    representative: row.representative ?? null,
    notifiedDate: row.notifiedDate ?? null,
    responseDate: row.responseDate ?? null,
    completedDate: row.completedDate ?? null,
    notes: row.notes ?? null,
    contacts: row.contactCount,
    lastContact: row.lastContactDate ?? null,
  },
});

/** What a new engagement starts from. */
export const makeEngagement = (): FormValues => ({
  ...Object.fromEntries(engagementFields.map((field) => [field, null])),
  contacts: 0,
  lastContact: null,
});

/** Values as a save sends them: what is picked by its id. */
export const inputOfFields =
  (fields: readonly string[]) =>
  (values: FormValues): object =>
    Object.fromEntries(
      fields.map((field) => {
        const id = pickedId(values[field]);
        return [field, id === undefined ? (values[field] ?? null) : { id }];
      }),
    );
