import { type OpenRow, useAdoptRow } from 'shared-ui/record';
import type { AssociateRecord } from '../ground/associate-record.ts';
import { ContactFields } from './contact-fields.tsx';
import type { Contacts } from './use-contacts.ts';

interface ContactPanelProps {
  readonly row: OpenRow;
  readonly associate: AssociateRecord;
  readonly contacts: Pick<Contacts, 'removeNumber' | 'storedPhoneIds'>;
}

/** One contact below the grid. Deleting a stored number keeps the other unsaved changes. */
export function ContactPanel({ row, associate, contacts }: ContactPanelProps) {
  const adopt = useAdoptRow('contacts');
  return (
    <ContactFields
      contactId={row.id}
      isNew={row.isNew}
      associate={associate}
      storedPhoneIds={contacts.storedPhoneIds}
      onDeletePhone={async (id) => {
        const stored = await contacts.removeNumber(id);
        // The number leaves the form first, so that it is no change of the contact any more.
        return () => stored && adopt(stored);
      }}
    />
  );
}
