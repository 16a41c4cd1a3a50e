import { nameIn, pickedId } from 'shared-contracts/forms';
import { memberFields, newMember } from 'shared-contracts/projects';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { MemberRowFragment } from '../../generated/operations.ts';

/** A member as the API answers it, as a row of the project's form. */
export const memberRow = ({ id, revision, ...member }: MemberRowFragment): StoredRow => ({
  id,
  revision,
  values: Object.fromEntries(memberFields.map((field) => [field, member[field]])),
});

/** The initial values of a new member. */
export const makeMember = (): FormValues => ({
  ...Object.fromEntries(memberFields.map((field) => [field, null])),
  ...newMember,
});

/** A member as a save sends it. */
export const memberInput = (values: FormValues): object =>
  Object.fromEntries(
    memberFields.map((field) => {
      const value = values[field];
      const id = pickedId(value);
      return [field, id === undefined ? (value ?? null) : { id }];
    }),
  );

/** The name of a member: the person, else the contact, the business associate or the team. */
export const memberName = (values: FormValues): string =>
  [
    nameIn(values['user'], 'fullName'),
    nameIn(values['contact'], 'name'),
    nameIn(values['businessAssociate'], 'name'),
    nameIn(values['team'], 'name'),
  ].find((name) => name !== '') ?? '';
