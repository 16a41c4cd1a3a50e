import { today } from 'shared-contracts/days';
import { indigenousLogRules } from 'shared-contracts/engagement';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { IndigenousLogRowFragment } from '../../generated/operations.ts';

/** The collection that the form of a project holds contacts in, and the list of its save. */
export const logsName = 'indigenousLogs';

/** The fields of a contact, in the order of its page. */
export const logFields = Object.keys(indigenousLogRules);

/** A contact as the API answers it, as a row below its engagement. */
export const logRow = ({ id, revision, ...row }: IndigenousLogRowFragment): StoredRow => ({
  id,
  revision,
  values: {
    date: row.date,
    methodOfContact: row.methodOfContact ?? null,
    representative: row.representative ?? null,
    contactedBy: row.contactedBy ?? null,
    isSuccessful: row.isSuccessful,
    step: row.step ?? null,
    deliveredDate: row.deliveredDate ?? null,
    comments: row.comments ?? null,
  },
});

/** The initial values of a new contact: today, by the person who records it. */
export const makeLog =
  (oneself: { readonly id: string; readonly fullName: string } | null) => (): FormValues => ({
    date: today(),
    methodOfContact: null,
    representative: null,
    contactedBy: oneself,
    isSuccessful: true,
    step: null,
    deliveredDate: null,
    comments: null,
  });

/** A contact as it is validated and sent: without proof of delivery if it is no longer a notice. */
export const withoutProof = (values: FormValues): FormValues =>
  values['step'] === 'Notice' ? values : { ...values, deliveredDate: null };
