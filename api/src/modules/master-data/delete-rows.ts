import type {
  MasterDataRowValues,
  MasterDataValues,
  RowDeletion,
  RowsFieldDeclaration,
} from 'shared-contracts/master-data';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { addHistoryEntry } from '../../records/writing/history-store.ts';
import { changesOf } from '../../records/writing/save-record.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
import { findMasterData, isInUse, recordsOfRows, updateMasterData } from './master-data-store.ts';

/** Rows that one request may delete. */
const most = 200;

type Holder = MasterDataValues | MasterDataRowValues;

/** What holds the rows of a path, without those of some ids. */
function without<THolder extends Holder>(
  holder: THolder,
  [rows, ...below]: readonly RowsFieldDeclaration[],
  ids: ReadonlySet<string>,
): THolder {
  const list = rows && holder[rows.name];
  if (!rows || !Array.isArray(list)) return holder;
  const kept =
    below.length === 0 ? list.filter(({ id }) => !ids.has(id)) : list.map((row) => without(row, below, ids));
  return { ...holder, [rows.name]: kept };
}

/**
 * Deletes rows of administered records by their ids, all or none: each record is
 * written without them, with its next revision and its history entry. Returns
 * the ids. Throws an AppError.
 */
export async function deleteRows(
  { declaration, path }: RowDeletion,
  ids: readonly string[],
  context: MasterDataContext,
): Promise<readonly string[]> {
  const { user, clock } = context;
  await checkMasterDataRight(declaration, context);
  if (ids.length > most) throw badInput(`Not more than ${most} rows can be deleted at once.`);
  const checked = [...new Set(ids.map(checkedId))];
  if (checked.length === 0) return [];
  try {
    await context.db.transaction().execute(async (db) => {
      const records = await recordsOfRows(db, path, checked);
      if (records.size < checked.length) throw notFound();
      // Always in the same order, so that two deletions never wait for each other.
      for (const id of [...new Set(records.values())].toSorted()) {
        const before = await findMasterData(db, declaration, id);
        if (!before) throw notFound();
        await updateMasterData(db, declaration, id, without(before.values, path, new Set(checked)));
        const after = await findMasterData(db, declaration, id);
        if (!after) throw notFound();
        await addHistoryEntry(db, {
          recordKind: declaration.kind,
          recordId: id,
          revision: after.revision,
          saveId: null,
          changedAt: clock(),
          changedBy: user.id,
          changes: changesOf(before, after),
        });
      }
    });
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw badInput('Other records use it, so it cannot be deleted. Make it inactive instead.');
  }
  return checked;
}
