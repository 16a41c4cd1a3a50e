import { languageOf } from 'shared-contracts';
import {
  addLock,
  contactFields,
  contactLocks,
  contactRules,
  deleteLock,
  lockText,
} from 'shared-contracts/associates';
import type { ContactInput } from 'shared-contracts/graphql';
import { recordRights } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import { forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { findReferences } from '../../records/writing/references-store.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { addressErrors, addressFields } from './address-errors.ts';
import { viewerOf } from './associate-context.ts';
import { associateMarks, contactHolders } from './associate-store.ts';

/** A save of a contact, or a change that removes telephone numbers from one. */
export type ContactSave = Omit<ContactInput, 'revision' | 'saveId'> & SaveInput;

interface ContactPlace {
  /**
   * The associate whose contacts are saved, or that of each contact by its id; undefined for deleting contacts of any
   * associates.
   */
  readonly associateId?: string | ReadonlyMap<string, string>;
  /** Whether the link to accounting applies to the person. */
  readonly hasAccounting: boolean;
}

const phoneNumbers = {
  name: 'phoneNumbers',
  fields: [{ name: 'type' }, { name: 'number' }, { name: 'extension' }],
};

/** Whether the person may see associates; one query for all contacts of a save. */
const areSeen = batchedQuery(async (within: RecordContext, ids) => {
  const seen = await findReferences(within, 'BusinessAssociate', ids, undefined);
  return new Map([...seen.keys()].map((id) => [id, true] as const));
});

/** Refuses people who may not add contacts here or delete this one. Throws FORBIDDEN. */
async function checkRight(
  { db, user }: RecordContext,
  action: 'create' | 'delete',
  id: string,
  hasAccounting: boolean,
): Promise<void> {
  const viewer = viewerOf(user, hasAccounting);
  const [holder] = action === 'delete' ? await contactHolders(db, [id]) : [];
  const marks = holder && (await associateMarks(db, holder.associateId));
  const isLinkedToAccounting = hasAccounting && marks?.isLinkedToAccounting === true;
  if (recordRights.contact[action](user, { isLinkedToAccounting })) return;
  const reason = action === 'create' ? addLock(viewer) : deleteLock(viewer, marks);
  throw forbidden((language) => lockText(reason ?? 'readOnly', language));
}

/** Contacts of a business associate, with their telephone numbers. */
export function contactKind({ associateId, hasAccounting }: ContactPlace): WritableKind<ContactSave> {
  const ownOf = (id: string): string | undefined =>
    (typeof associateId === 'object' ? associateId.get(id) : associateId)?.toLowerCase();
  return formKind<ContactSave>({
    kind: 'CONTACT',
    type: 'Contact',
    titleFields: ['name'],
    fields: [
      ...contactFields
        .filter((name) => name !== 'phoneNumbers' && !addressFields.some((one) => one.name === name))
        .map((name) => ({ name })),
      ...addressFields,
      phoneNumbers,
    ],
    rules: contactRules,
    // Checking a contact never depends on the others of its save.
    isWrittenBeside: () => true,
    isReadAsWritten: true,
    made: (_within, _values, _earlier, id) => ({ business_associate_id: ownOf(id) }),
    check: async ({ action, id }, within) => {
      const { db, user } = within;
      if (action !== 'edit') return checkRight(within, action, id, hasAccounting);
      if (!recordRights.contact.edit(user, {})) throw forbidden((language) => lockText('readOnly', language));
      const own = ownOf(id);
      const [holder] = own ? await contactHolders(db, [id]) : [];
      if (holder && holder.associateId !== own)
        throw invalid([{ path: 'id', message: validationText(languageOf(user.locale), 'invalid') }]);
    },
    locks: (_input, { user }) => {
      const language = languageOf(user.locale);
      const locks = contactLocks(viewerOf(user, hasAccounting));
      return new Map([...locks].map(([field, reason]) => [field, lockText(reason, language)]));
    },
    holds: async (values: RecordValues, within, before, id) => {
      const own = ownOf(id);
      // Checked last, so that errors of the contact are reported even if the associate could not be created.
      if (!before && own && !(isUuid(own) && (await areSeen(within, own)))) throw notFound();
      return addressErrors(values, within);
    },
  });
}
