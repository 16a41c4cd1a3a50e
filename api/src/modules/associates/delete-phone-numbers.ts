import { contactLocks, lockText } from 'shared-contracts/associates';
import * as v from 'valibot';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { asItIs, type WritableKind } from '../../records/writing/writable-kind.ts';
import { type AssociateContext, hasAccountingFor, viewerOf } from './associate-context.ts';
import { numberHolders } from './associate-store.ts';
import { type ContactSave, contactKind } from './contact-kind.ts';

const numbersSchema = v.array(v.looseObject({ id: v.string() }));

/**
 * Deletes telephone numbers, all or none, with an entry in the history of each contact. Returns their ids. Throws an
 * AppError.
 */
export async function deletePhoneNumbers(
  ids: readonly string[],
  context: AssociateContext,
): Promise<readonly string[]> {
  const { db, user } = context;
  const hasAccounting = await hasAccountingFor(context);
  const lock = contactLocks(viewerOf(user, hasAccounting)).get('phoneNumbers');
  if (lock) throw forbidden((language) => lockText(lock, language));
  const checked = [...new Set(ids.map(checkedId))];
  if (checked.length === 0) return [];
  const found = await numberHolders(db, checked);
  if (found.length < checked.length) throw notFound();
  const gone = new Set(checked);
  const kind: WritableKind<ContactSave> = {
    ...contactKind({ hasAccounting }),
    read: (_input, _within, before) => {
      const numbers = v.parse(numbersSchema, before?.values['phoneNumbers']);
      return { ...before?.values, phoneNumbers: numbers.filter(({ id }) => !gone.has(id)) };
    },
  };
  const contacts = [...new Set(found.map(({ contactId }) => contactId))];
  const changes = contacts.map((id): ContactSave => ({ id, revision: asItIs }));
  await saveRecords(context, [listOf(kind, changes)]);
  return checked;
}
