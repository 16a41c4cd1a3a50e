import { useMemo } from 'react';
import { addLock, deleteLock, isSynchronizing, lockText } from 'shared-contracts/associates';
import { gridColumn } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { phoneText } from 'shared-contracts/validators';
import { StatusLabel, type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { CollectionTab } from 'shared-ui/rows';
import type { AssociateRecord } from '../ground/associate-record.ts';
import { useLockViewer } from '../ground/use-lock-viewer.ts';
import { phonesOf, textIn } from './contact-record.ts';
import type { Contacts } from './use-contacts.ts';

/** How high the grid of contacts is, in CSS pixels (001 §9). */
const gridHeight = 375;

/** Widths of the three columns that the document names, in CSS pixels (001 §9). */
const named = { width: 200 };

const contactColumns = (t: Translate, hasSync: boolean) => [
  gridColumn('string', 'name', t('contact.name'), named),
  gridColumn('string', 'title', t('contact.title'), named),
  gridColumn('string', 'email', t('contact.email'), named),
  gridColumn('string', 'phones', t('contact.phoneNumbers'), { width: 180 }),
  gridColumn('string', 'status', t('contact.status'), { width: 100 }),
  ...(hasSync ? [gridColumn('bool', 'isSynchronized', t('contact.isSynchronized'), { width: 120 })] : []),
];

const cells = (t: Translate) => (values: FormValues) => ({
  name: textIn(values, 'name'),
  title: textIn(values, 'title'),
  email: textIn(values, 'email'),
  phones: phonesOf(values)
    .map(({ number }) => phoneText(number ?? ''))
    .filter(Boolean)
    .join(', '),
  status: t(values['isActive'] === false ? 'status.inactive' : 'status.active'),
  isActive: values['isActive'] !== false,
  isSynchronized: values['isSynchronized'] === true,
});

const renderers = {
  status: ({ isActive }: { readonly [cell: string]: unknown }) => (
    <StatusLabel isActive={isActive === true} />
  ),
};

interface ContactsTabProps {
  readonly associate: AssociateRecord;
  readonly contacts: Contacts;
}

/** The contacts of an associate: a grid, and the one that is open below it (001 §2). */
export function ContactsTab({ associate, contacts }: ContactsTabProps) {
  const { t, language } = useTexts('associates');
  const viewer = useLockViewer();
  const hasSync = isSynchronizing(viewer);
  const columns = useMemo(() => contactColumns(t, hasSync), [t, hasSync]);
  const cellsOf = useMemo(() => cells(t), [t]);
  const addReason = addLock(viewer);
  const deleteReason = deleteLock(viewer, associate);
  return (
    <CollectionTab
      collection="contacts"
      label={t('tab.contacts')}
      entity={t('contact.entity')}
      columns={columns}
      cellsOf={cellsOf}
      renderers={renderers}
      rows={contacts.rows}
      isLoading={contacts.isLoading}
      {...(contacts.failure ? { failure: contacts.failure } : {})}
      addBlockedBy={addReason && lockText(addReason, language)}
      deleteBlockedBy={() => deleteReason && lockText(deleteReason, language)}
      height={gridHeight}
      panelHeight={sizes.contactPanel}
    />
  );
}
