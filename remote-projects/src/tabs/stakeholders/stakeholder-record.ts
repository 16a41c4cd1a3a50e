import type { Language } from 'shared-contracts';
import { pauseRules } from 'shared-contracts/consultation';
import type { FieldError } from 'shared-contracts/errors';
import {
  stakeholderErrors,
  stakeholderFields,
  stakeholderParcelRules,
  stakeholderRevisionRules,
  stakeholderTypeRules,
  stakeholderValidator,
} from 'shared-contracts/stakeholders';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { StakeholderRowFragment } from '../../generated/operations.ts';
import { rowShape } from '../../rows/row-shape.ts';

/** The collection that the form of a project holds stakeholders in, the list of its save, and the path of their tab. */
export const stakeholdersName = 'stakeholders';

const shape = rowShape({
  fields: stakeholderFields,
  lists: {
    relatedParcels: Object.keys(stakeholderParcelRules),
    stakeholderTypes: Object.keys(stakeholderTypeRules),
    revisions: Object.keys(stakeholderRevisionRules),
    pauses: Object.keys(pauseRules),
  },
});

/**
 * A stakeholder as the API answers it, as a row of the project's form: notified on the day that somebody typed, beside
 * the one that its first notice tells.
 */
export function stakeholderRow({ details, ...row }: StakeholderRowFragment): StoredRow {
  const { typedNotifiedDate, notifiedDate, ...days } = details;
  const stored = shape.stored({ ...row, ...days, notifiedDate: typedNotifiedDate });
  return { ...stored, values: { ...stored.values, notifiedOn: notifiedDate ?? null } };
}

export const { make: makeStakeholder, input: stakeholderInput, ofStored: stakeholderOfStored } = shape;

/** What breaks a rule of a stakeholder, field by field, and once those hold, beyond single fields. */
export function stakeholderFaults(values: FormValues, language: Language): readonly FieldError[] {
  const result = validate(stakeholderValidator, values, language);
  return result.valid ? stakeholderErrors(result.value, language) : result.errors;
}
