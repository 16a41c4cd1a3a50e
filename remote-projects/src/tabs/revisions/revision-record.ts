import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { ProjectRevisionRowFragment } from '../../generated/operations.ts';

/** A revision of the project as the API answers it, as a row of the project's form. */
export const revisionRow = ({ id, revision, date, details }: ProjectRevisionRowFragment): StoredRow => ({
  id,
  revision,
  values: { date, details },
});

/** A revision as a save sends it. */
export const revisionInput = ({ date, details }: FormValues): object => ({ date, details: details ?? null });
