import * as v from 'valibot';
import { chosenLengths, lengths } from '../limits/index.ts';
import { phoneNumber } from '../validators/contact-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import {
  fieldsOf,
  message,
  optional,
  optionalText,
  requiredText,
  shortText,
  tick,
} from '../validators/rules.ts';
import { gstNumber } from './gst-number.ts';

const longest = { ...lengths.associate, ...chosenLengths.associate };
const text = shortText(longest.text);

/** The shared rule for phone numbers (000 §5), limited to the length of the field. */
const phone = optional(
  v.pipe(phoneNumber, v.maxLength(longest.phoneNumber, message('maxLength', { n: longest.phoneNumber }))),
);

/** The rules of the fields of a business associate's details (001 §5), in the order of the form. */
export const associateRules = {
  name: requiredText(
    longest.name,
    message('requiredPlain'),
    message('namedMaxLength', { n: longest.name, field: 'Name' }),
  ),
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  country: reference,
  stateOrProvince: reference,
  city: reference,
  postalCode: shortText(longest.postalCode),
  isActive: tick(true),
  title: text,
  phoneNumber: phone,
  cellNumber: phone,
  faxNumber: phone,
  email: text,
  residence: text,
  trapperNumber: text,
  vendorCode: text,
  costCentreCode: text,
  taxNumber: text,
  gstNumber,
  spouse: text,
  isDowerRights: tick(false),
  isCrown: tick(false),
  communicationNotes: optionalText(
    longest.communicationNotes,
    message('namedMaxLength', { n: longest.communicationNotes, field: 'CommunicationNotes' }),
  ),
  safetyNote: shortText(longest.safetyNote),
  notes: optionalText(longest.notes, message('namedMaxLength', { n: longest.notes, field: 'Notes' })),
};

/** A field of the details that people write. */
export type AssociateField = keyof typeof associateRules;

/** Checks the details of a business associate, for its form and for the API. */
export const associateValidator = fieldsOf(associateRules);

const isKnown = (name: string): name is AssociateField => name in associateRules;

/** The fields of the details, in the order of the form. */
export const associateFields: readonly AssociateField[] = Object.keys(associateRules).filter(isKnown);

/** The initial values of a new associate: active (001 §3). */
export const newAssociate = { name: '', isActive: true, isDowerRights: false, isCrown: false } as const;
