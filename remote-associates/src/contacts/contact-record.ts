import { contactFields, newContact, newPhoneNumber } from 'shared-contracts/associates';
import type { FormRow, FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import * as v from 'valibot';
import type { ContactDetailsFragment } from '../generated/operations.ts';
import { withPlaceIds } from '../places/with-place-ids.ts';

/** A contact as the API answers it, as a row of the associate's form; its numbers as they are typed. */
export const contactRow = ({ id, revision, ...contact }: ContactDetailsFragment): StoredRow => ({
  id,
  revision,
  values: {
    ...Object.fromEntries(contactFields.map((field) => [field, contact[field]])),
    isSynchronized: contact.isSynchronized,
    phoneNumbers: contact.phoneNumbers.map(({ id: phoneId, type, number, extension }) => ({
      id: phoneId,
      type,
      number,
      extension,
    })),
  },
});

/** What a new contact starts from (001 §4). */
export const makeContact = (): FormValues => ({
  ...Object.fromEntries(contactFields.map((field) => [field, null])),
  ...newContact,
  isSynchronized: false,
});

/** A new telephone number has an id, and neither number nor type (001 §4). */
export const makePhoneNumber = (): FormRow => ({ ...newPhoneNumber, id: crypto.randomUUID() });

/** A contact as a save sends it. */
export const contactInput = ({ isSynchronized: _, ...values }: FormValues): object => withPlaceIds(values);

const phoneSchema = v.object({
  id: v.string(),
  type: v.nullish(v.string(), null),
  number: v.nullish(v.string(), null),
  extension: v.nullish(v.string(), null),
});

type TypedPhone = v.InferOutput<typeof phoneSchema>;

/** The telephone numbers that a contact's form holds. */
export const phonesOf = ({ phoneNumbers }: FormValues): readonly TypedPhone[] => {
  const phones = v.safeParse(v.array(phoneSchema), phoneNumbers);
  return phones.success ? phones.output : [];
};

/** A text of a contact's form; empty where there is none. */
export const textIn = (values: FormValues, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};
