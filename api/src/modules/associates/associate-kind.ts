import { languageOf } from 'shared-contracts';
import {
  addLock,
  associateFields,
  associateLocks,
  associateRules,
  deleteLock,
  lockText,
} from 'shared-contracts/associates';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/associate-merges.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { addressErrors, addressFields } from './address-errors.ts';
import { viewerOf } from './associate-context.ts';
import { associateMarks, contactsOf } from './associate-store.ts';
import { contactKind } from './contact-kind.ts';

/** A save of an associate's details. */
type AssociateSave = Omit<BusinessAssociateInput, 'revision' | 'saveId'> & SaveInput;

/** Deletes the contacts of an associate with it, each with a history entry. */
async function removeContacts(within: RecordContext, id: string, hasAccounting: boolean): Promise<void> {
  const { writer, kind } = contactKind({ hasAccounting });
  for (const contact of await contactsOf(within.db, id)) {
    const before = await writer.find(within, contact);
    if (!before) continue;
    await writer.remove(within, contact);
    await noteWrite(within, kind, { id: contact, before, after: undefined }, null);
  }
}

/** The details of business associates; `hasAccounting` is whether the link to accounting applies to the person. */
export function associateKind(hasAccounting: boolean): WritableKind<AssociateSave> {
  const plain = formKind<AssociateSave>({
    kind: 'BUSINESS_ASSOCIATE',
    type: 'BusinessAssociate',
    titleFields: ['name'],
    fields: [
      ...associateFields
        .filter((name) => !addressFields.some((one) => one.name === name))
        .map((name) => ({ name })),
      ...addressFields,
    ],
    rules: associateRules,
    // Checking an associate never depends on the others of its save.
    isWrittenBeside: () => true,
    isReadAsWritten: true,
    checkPerson: ({ user }) => {
      if (user.isReadOnly) throw forbidden((language) => lockText('readOnly', language));
    },
    check: async ({ action, id }, { db, user }) => {
      const viewer = viewerOf(user, hasAccounting);
      if (action === 'create' && !recordRights.businessAssociate.create(user, {}))
        throw forbidden((language) => lockText(addLock(viewer) ?? 'readOnly', language));
      if (action !== 'delete') return;
      const marks = await associateMarks(db, id);
      const isLinkedToAccounting = hasAccounting && marks?.isLinkedToAccounting === true;
      if (recordRights.businessAssociate.delete(user, { isLinkedToAccounting })) return;
      const reason = deleteLock(viewer, marks);
      throw forbidden(
        reason ? (language) => lockText(reason, language) : messageFrom(texts, ({ deleters }) => deleters),
      );
    },
    locks: async ({ id }, { db, user }, before) => {
      const marks = before && (await associateMarks(db, id));
      const locks = associateLocks(viewerOf(user, hasAccounting), marks);
      const language = languageOf(user.locale);
      return new Map([...locks].map(([field, reason]) => [field, lockText(reason, language)]));
    },
    holds: addressErrors,
  });
  return {
    ...plain,
    writer: {
      ...plain.writer,
      remove: async (within, id) => {
        await removeContacts(within, id, hasAccounting);
        await plain.writer.remove(within, id);
      },
    },
  };
}
