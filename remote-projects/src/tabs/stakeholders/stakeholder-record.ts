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

/**
 * The name of the collection of stakeholders in a project's form, of the list in its save, and of the path of their
 * tab.
 */
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
 * Turns a stakeholder in the API's answer into a row of the project's form: with the notification date that somebody
 * typed, and separately the one derived from its first notice.
 */
export function stakeholderRow({ details, ...row }: StakeholderRowFragment): StoredRow {
  const { typedNotifiedDate, notifiedDate, ...days } = details;
  const stored = shape.stored({ ...row, ...days, notifiedDate: typedNotifiedDate });
  return { ...stored, values: { ...stored.values, notifiedOn: notifiedDate ?? null } };
}

export const { make: makeStakeholder, input: stakeholderInput, ofStored: stakeholderOfStored } = shape;

/** Errors of a stakeholder: of single fields, or if these are valid, of rules across fields. */
export function stakeholderFaults(values: FormValues, language: Language): readonly FieldError[] {
  const result = validate(stakeholderValidator, values, language);
  return result.valid ? stakeholderErrors(result.value, language) : result.errors;
}
