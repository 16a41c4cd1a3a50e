import { texts as refusals } from 'shared-contracts/refusal-texts';

/** Refusals about people. */
export const en = {
  onlyAdministrators: 'Only a system administrator can do this.',
  notActive: 'This person is not active. Make the person active first.',
  mayNotAdd: 'Only a system administrator can add people.',
  notDeleted: 'People are made inactive, not deleted.',
  readOnly: refusals.en.readOnly,
  noLonger: 'You are no system administrator any more. Sign in again.',
  ownFields: 'You may change your name, title and language. A system administrator changes the rest.',
};
