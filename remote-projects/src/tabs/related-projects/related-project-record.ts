import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import { relatedProjectFields } from 'shared-contracts/projects';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { RelatedProjectRowFragment } from '../../generated/operations.ts';

/** A related project as the API answers it, as a row of the project's form. */
export const relatedProjectRow = ({ id, revision, ...related }: RelatedProjectRowFragment): StoredRow => ({
  id,
  revision,
  values: Object.fromEntries(relatedProjectFields.map((field) => [field, related[field]])),
});

/** A related project before it is chosen. */
export const makeRelatedProject = (): FormValues =>
  Object.fromEntries(relatedProjectFields.map((field) => [field, null]));

/** A related project as a save sends it. */
export const relatedProjectInput = (values: FormValues): object =>
  Object.fromEntries(
    relatedProjectFields.map((field) => {
      const id = pickedId(values[field]);
      return [field, id === undefined ? (values[field] ?? null) : { id }];
    }),
  );

/** The name of a related project: its description, else its numbers. */
export const relatedProjectName = (values: FormValues): string =>
  nameIn(values['relatedProject'], 'description') ||
  ['operatorProjectNumber', 'operatorReference', 'brokerProjectNumber', 'brokerReference']
    .map((field) => textIn(values, field))
    .filter(Boolean)
    .join(' · ');
