import type { Language } from 'shared-contracts';
import type { ContactField } from 'shared-contracts/associates';
import { contactFields, contactValidator } from 'shared-contracts/associates';
import { errorsOf } from 'shared-contracts/validators';
import type { Translate } from 'shared-ui';
import type { Collection } from 'shared-ui/record';
import { DeleteContactsDocument } from '../generated/operations.ts';
import type { AssociateRecord } from '../ground/associate-record.ts';
import { ContactPanel } from './contact-panel.tsx';
import { contactInput, makeContact, textIn } from './contact-record.ts';
import type { Contacts } from './use-contacts.ts';

interface ContactCollectionOptions {
  readonly associate: AssociateRecord;
  readonly contacts: Pick<Contacts, 'remove' | 'removeNumber' | 'storedPhoneIds'>;
  readonly t: Translate;
  readonly language: Language;
}

/** The contacts of an associate as its form holds them: one at a time below their grid (001 §2, §4). */
export function contactCollection({
  associate,
  contacts,
  t,
  language,
}: ContactCollectionOptions): Collection {
  const label = (field: ContactField) => t(`contact.${field}`);
  return {
    name: 'contacts',
    tab: 'contacts',
    item: t('contact.item'),
    openedBy: 'contactId',
    isAddedOneByOne: true,
    titleOf: (values) => textIn(values, 'name'),
    make: makeContact,
    validate: (values) => errorsOf(contactValidator, values, language),
    inputOf: contactInput,
    remove: contacts.remove,
    deletion: DeleteContactsDocument,
    tabs: [
      {
        path: 'details',
        label: t('tab.details'),
        fields: contactFields.map((name) => ({ name, label: label(name) })),
        show: (row) => <ContactPanel key={row.id} row={row} associate={associate} contacts={contacts} />,
      },
    ],
  };
}
