import { languageOf } from 'shared-contracts';
import { addLock, associateRules, lockText } from 'shared-contracts/associates';
import { recordRights } from 'shared-contracts/rights';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { forbidden, invalid } from '../../platform/errors/app-error.ts';
import { turns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type NewValues, newAtOnce, readyNew, removeMany } from '../../records/writing/many-new.ts';
import { oneBehind, piecesOf } from '../../records/writing/one-behind.ts';
import { leftAlone } from '../../records/writing/uses-store.ts';
import { viewerOf } from './associate-context.ts';
import { associateKind } from './associate-kind.ts';

/** The known details of an associate that is added with others. */
interface NamedAssociate {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

const rules = fieldsOf(associateRules);

/** Adds many associates in the transaction, each with its own history. Throws FORBIDDEN or VALIDATION. */
export async function addAssociates(
  associates: readonly NamedAssociate[],
  within: RecordContext,
): Promise<void> {
  if (associates.length === 0) return;
  const { user } = within;
  const turn = turns();
  if (!recordRights.businessAssociate.create(user, {}))
    throw forbidden((language) => lockText(addLock(viewerOf(user, false)) ?? 'readOnly', language));
  const kind = associateKind(false);
  const makeReady = async (some: readonly NamedAssociate[]) => {
    const records: NewValues[] = [];
    for (const { id, ...given } of some) {
      await turn();
      const checked = validate(rules, { ...given, isActive: true }, languageOf(user.locale));
      if (!checked.valid) throw invalid(checked.errors);
      records.push({ id, values: checked.value });
    }
    return readyNew(kind, records, within);
  };
  await oneBehind(piecesOf(associates, newAtOnce), makeReady, (write) => write());
}

/** Which associates, given with their revisions, nobody has changed or referred to since. */
export const associatesLeft = (within: RecordContext, revisions: ReadonlyMap<string, number>) =>
  leftAlone(within, 'BusinessAssociate', revisions);

/**
 * Deletes those of many associates that nothing uses, in the transaction, if the person may delete them; otherwise they
 * stay. Returns how many were deleted.
 */
export async function removeAssociates(ids: readonly string[], within: RecordContext): Promise<number> {
  if (!recordRights.businessAssociate.delete(within.user, { isLinkedToAccounting: false })) return 0;
  await removeMany(associateKind(false), ids, within);
  return ids.length;
}
