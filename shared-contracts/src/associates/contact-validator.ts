import * as v from 'valibot';
import { chosenLengths, lengths } from '../limits/index.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, required, requiredText, shortText, tick } from '../validators/rules.ts';

const longest = { ...lengths.contact, ...chosenLengths.contact };
const missing = message('requiredPlain');

/** The types of telephone numbers (001 §3), in the order of the picklist. */
export const phoneTypes = ['Fax', 'Home', 'Mobile', 'Other', 'Work'] as const;

/** The maximum number of phone numbers of one contact. */
const mostNumbers = 100;

const numberSchema = fieldsOf({
  id: v.pipe(v.string(message('invalid')), v.uuid(message('invalid')), v.toLowerCase()),
  type: required(v.picklist(phoneTypes, message('invalid')), missing),
  number: requiredText(longest.phoneNumber, missing, message('maxLength', { n: longest.phoneNumber })),
  extension: shortText(longest.phoneExtension),
});

/** The rules of a contact's fields (001 §5), in the order of its panel. */
export const contactRules = {
  name: requiredText(longest.name, missing, message('maxLength', { n: longest.name })),
  title: shortText(longest.title),
  email: shortText(longest.email),
  secondaryEmail: shortText(longest.secondaryEmail),
  address1: shortText(longest.address1),
  address2: shortText(longest.address2),
  address3: shortText(longest.address3),
  country: reference,
  stateOrProvince: reference,
  city: reference,
  postalCode: shortText(longest.postalCode),
  isActive: tick(true),
  notes: shortText(longest.notes),
  phoneNumbers: v.nullish(
    v.pipe(
      v.array(numberSchema, message('invalid')),
      v.maxLength(mostNumbers, message('tooManyRows', { n: mostNumbers })),
    ),
    [],
  ),
};

/** A field of a contact that people write. */
export type ContactField = keyof typeof contactRules;

/** Checks a contact, for its form and for the API. */
export const contactValidator = fieldsOf(contactRules);

const isKnown = (name: string): name is ContactField => name in contactRules;

/** The fields of a contact, in the order of its panel. */
export const contactFields: readonly ContactField[] = Object.keys(contactRules).filter(isKnown);

/** The initial values of a new contact: active, its name empty (001 §4). */
export const newContact = { name: '', isActive: true, phoneNumbers: [] } as const;

/** The initial values of a new telephone number: number and type empty (001 §4). */
export const newPhoneNumber = { type: null, number: '', extension: null } as const;
