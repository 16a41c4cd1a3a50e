import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { addHistoryEntry } from '../../records/writing/history-store.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
import { deleteMasterDataRow, findMasterData, isInUse, keptIds } from './master-data-store.ts';

/** Records that one request may delete. */
const most = 200;

/** Deletes administered records, all or none; the history keeps what they held. Returns their ids. Throws an AppError. */
export async function deleteMasterData(
  declaration: MasterDataDeclaration,
  ids: readonly string[],
  context: MasterDataContext,
): Promise<readonly string[]> {
  const { user, clock } = context;
  await checkMasterDataRight(declaration, context);
  if (ids.length > most) throw badInput(`Not more than ${most} records can be deleted at once.`);
  const checked = [...new Set(ids.map(checkedId))];
  try {
    await context.db.transaction().execute(async (db) => {
      if ((await keptIds(db, declaration, checked)).length > 0)
        throw badInput('Records that came with the product cannot be deleted. Make them inactive instead.');
      for (const id of checked) {
        const before = await findMasterData(db, declaration, id);
        if (!before) throw notFound();
        await deleteMasterDataRow(db, declaration, id);
        await addHistoryEntry(db, {
          recordKind: declaration.kind,
          recordId: id,
          revision: before.revision + 1,
          saveId: null,
          changedAt: clock(),
          changedBy: user.id,
          changes: Object.entries(before.texts)
            .filter(([, text]) => text !== null)
            .map(([field, text]) => ({ field, before: text, after: null })),
        });
      }
    });
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw badInput('Other records use it, so it cannot be deleted. Make it inactive instead.');
  }
  return checked;
}
