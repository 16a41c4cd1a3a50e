import { useMemo, useState } from 'react';
import { associateFields, associateValidator, deleteLock, lockText } from 'shared-contracts/associates';
import { errorExtensions } from 'shared-contracts/client';
import { recordRights } from 'shared-contracts/rights';
import { associateAddress } from 'shared-contracts/routes';
import { listAddress, StatusLabel, useSession, useTexts } from 'shared-ui';
import {
  type CommunicationParent,
  Communications,
  LogContact,
  useCommunicationRows,
} from 'shared-ui/communications';
import type { FormTab } from 'shared-ui/form';
import { RecordForm, type StoredRows, ToFirstTab, useSend } from 'shared-ui/record';
import { Redirect, useMatch, useParams, useRoutes } from 'shared-ui/router';
import { contactCollection } from '../contacts/contact-collection.tsx';
import { contactRow } from '../contacts/contact-record.ts';
import { ContactsTab } from '../contacts/contacts-tab.tsx';
import { type Contacts, useContacts } from '../contacts/use-contacts.ts';
import { DeleteClientsDocument } from '../generated/operations.ts';
import {
  type AssociateRecord,
  associateInput,
  associateValues,
  saveAssociate,
} from '../ground/associate-record.ts';
import { useLockViewer } from '../ground/use-lock-viewer.ts';
import { LookAlikesNotice } from '../look-alikes/look-alikes-notice.tsx';
import { MergeButton } from '../merging/merge-button.tsx';
import { MergedAway } from '../merging/merged-away.tsx';
import { PastMerges } from '../merging/past-merges.tsx';
import { AssociateRelated } from '../related/associate-related.tsx';
import { AssociateFields } from './associate-fields.tsx';
import { AssociateProjects } from './associate-projects.tsx';

/** The rows that a save answered. */
const storedRows = ({ contacts }: AssociateRecord): StoredRows =>
  contacts ? { contacts: contacts.map(contactRow) } : {};

/** An old address of a contact opens it at its current place. */
function ToContact() {
  const { id = 'new', contactId = '' } = useParams();
  return <Redirect to={`${associateAddress(id, 'contacts')}?contactId=${encodeURIComponent(contactId)}`} />;
}

interface AssociateTabProps {
  readonly associate: AssociateRecord;
  readonly parent: CommunicationParent;
  readonly contacts: Contacts;
}

/** The tab that the address names. */
function AssociateTab({ associate, parent, contacts }: AssociateTabProps) {
  const isNew = associate.revision === null;
  return useRoutes([
    {
      path: 'details/*',
      element: (
        <>
          {isNew && <LookAlikesNotice id={associate.id} />}
          <AssociateFields stored={isNew ? undefined : associate} />
        </>
      ),
    },
    { path: 'contacts', element: <ContactsTab associate={associate} contacts={contacts} /> },
    { path: 'contacts/:contactId/*', element: <ToContact /> },
    { path: 'projects/*', element: <AssociateProjects id={associate.id} isNew={isNew} /> },
    { path: 'communications/*', element: <Communications parent={parent} /> },
    ...(isNew ? [] : [{ path: 'related/*', element: <AssociateRelated id={associate.id} /> }]),
    { path: '*', element: <ToFirstTab route="business-associate" /> },
  ]);
}

/** A business associate with its contacts, projects and communications (001 §2). */
export function AssociateForm({ associate: start }: { readonly associate: AssociateRecord }) {
  const { t, language } = useTexts('associates');
  const { user } = useSession();
  const viewer = useLockViewer();
  const [associate, setAssociate] = useState(start);
  const [isMergedAway, setMergedAway] = useState(false);
  const save = useSend(saveAssociate);
  const send: typeof save = async (input) => {
    const answer = await save(input);
    setMergedAway(answer.error !== undefined && errorExtensions(answer.error)?.movedTo !== undefined);
    return answer;
  };
  const { id: addressId = 'new' } = useParams();
  const isAtContacts = useMatch(`/business-associate/${addressId}/contacts/*`) !== null;
  const contacts = useContacts(associate.id, isAtContacts && associate.revision !== null);
  const { remove, removeNumber, storedPhoneIds } = contacts;
  const { id, name, revision } = associate;
  const isNew = revision === null;
  const parent = useMemo<CommunicationParent>(
    () => ({ kind: 'BusinessAssociate', id, isNew, ...(isNew ? {} : { associates: [{ id, name }] }) }),
    [id, name, isNew],
  );
  const communications = useCommunicationRows(parent);
  const collections = useMemo(
    () => [
      contactCollection({ associate, contacts: { remove, removeNumber, storedPhoneIds }, t, language }),
      communications,
    ],
    [associate, remove, removeNumber, storedPhoneIds, communications, t, language],
  );
  const labelOf = (field: string) => t(`field.${field}`);
  const tabs: readonly FormTab[] = [
    {
      path: 'details',
      label: t('tab.details'),
      fields: associateFields.map((name) => ({ name, label: labelOf(name) })),
    },
    { path: 'contacts', label: t('tab.contacts'), fields: [] },
    { path: 'projects', label: t('tab.projects'), fields: [] },
    { path: 'communications', label: t('tab.communications'), fields: [] },
    ...(isNew ? [] : [{ path: 'related', label: t('tab.related'), fields: [] }]),
  ];
  const mayWrite = user !== null && recordRights.businessAssociate.edit(user, {});
  const mayMerge = mayWrite && user.isSystemAdministrator;
  const mayDelete = user !== null && !user.isReadOnly;
  return (
    <RecordForm
      route="business-associate"
      record={start}
      kind="BUSINESS_ASSOCIATE"
      titleOf={({ name }) => name}
      subtitle={t('item')}
      suffixOf={({ isClient }) => (isClient ? t('client') : undefined)}
      tabs={tabs}
      labelOf={labelOf}
      valuesOf={associateValues}
      inputOf={associateInput}
      validator={associateValidator}
      send={send}
      collections={collections}
      rowsOf={storedRows}
      list={listAddress('associates')}
      facts={({ isActive }) => [{ label: t('contact.status'), value: <StatusLabel isActive={isActive} /> }]}
      {...(mayDelete ? { remove: DeleteClientsDocument } : {})}
      removeBlockedBy={(saved) => {
        const lock = deleteLock(viewer, saved);
        if (lock) return lockText(lock, language);
        return user && recordRights.businessAssociate.delete(user, saved) ? undefined : t('mayNotDelete');
      }}
      actions={(saved) => (
        <>
          <LogContact parent={parent} />
          {mayMerge && <MergeButton id={saved.id} name={saved.name} />}
        </>
      )}
      past={(saved) => <PastMerges id={saved.id} mayUndo={mayMerge} />}
      readOnlyReason={mayWrite ? undefined : t('readOnly')}
      onSaved={setAssociate}
    >
      {(saved, _, release) => (
        <>
          {isMergedAway && <MergedAway id={saved.id} release={release} />}
          <AssociateTab associate={saved} parent={parent} contacts={contacts} />
        </>
      )}
    </RecordForm>
  );
}
