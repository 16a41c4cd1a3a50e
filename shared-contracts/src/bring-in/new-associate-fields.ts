import type { BringField } from './bring-field.ts';
import { associateNoun } from './nouns/associate.ts';

/** The prefix of the names of fields that belong to a business associate. */
export const newAssociatePrefix = 'associate.';

/** Contact details, which tables of other records have in columns next to the name. */
const reached = [
  ...['phoneNumber', 'cellNumber', 'faxNumber', 'email'],
  ...['addressLine1', 'addressLine2', 'addressLine3', 'city', 'stateOrProvince', 'country', 'postalCode'],
];

/** Remarks: in most tables they are about the record and not about the person it names. */
const remarks = ['communicationNotes', 'notes'];

/**
 * Adds the fields of the business associate that a row names, read as in the associates' own table; they are only used
 * if the associate is new. If a heading fits one of the table's own fields, that field has priority.
 */
function withDetails(own: readonly BringField[], names: ReadonlySet<string>): readonly BringField[] {
  const taken = new Set(own.flatMap(({ words }) => words.split('|')));
  const details = associateNoun.fields
    .filter(({ name }) => names.has(name))
    .map(
      (field): BringField => ({
        ...field,
        name: `${newAssociatePrefix}${field.name}`,
        of: 'newAssociate',
        words: field.words
          .split('|')
          .filter((word) => !taken.has(word))
          .join('|'),
      }),
    );
  return [...own, ...details];
}

/** Adds the contact details of a new associate to the fields of a table. */
export const withContact = (own: readonly BringField[]): readonly BringField[] =>
  withDetails(own, new Set(reached));

/** Adds the contact details of a new associate and the remarks, for tables whose remarks are about the associate. */
export const withContactAndRemarks = (own: readonly BringField[]): readonly BringField[] =>
  withDetails(own, new Set([...reached, ...remarks]));
