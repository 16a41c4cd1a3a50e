import { sql } from 'kysely';
import type { Flags } from 'shared-contracts/flags';
import type { GridSourceName } from 'shared-contracts/grids';
import type { DatedFolder } from 'shared-contracts/reminders';
import type { CurrentUser } from 'shared-contracts/rights';
import { findFilterKeys, gridConditions } from '../../grids/grid-conditions-store.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { columnOf } from '../../records/reading/scopes.ts';
import { smartFoldersFor } from '../start/index.ts';
import type { InboxParts } from './inbox-items.ts';

/**
 * What a smart folder currently finds: its list, and a statement with the ids of the records in it that the person may
 * see.
 */
export interface FolderRecords {
  readonly source: GridSourceName;
  readonly ids: Sql;
}

interface FolderQuestion {
  readonly user: CurrentUser;
  readonly flags: Flags;
  readonly folder: DatedFolder;
  readonly now: Date;
}

/** The records of a smart folder; undefined if the person is no longer offered it. */
export async function folderRecords(
  { db, planOf }: InboxParts,
  { user, flags, folder, now }: FolderQuestion,
): Promise<FolderRecords | undefined> {
  const found = smartFoldersFor(user, flags, { now }).find(({ id }) => id === folder);
  if (!found) return undefined;
  const { source, view } = found;
  const plan = planOf(source);
  const keys = await findFilterKeys(db, plan, user, view);
  return {
    source: source.name,
    ids: sql`select ${columnOf({ alias: 'r' }, 'id')} from ${sql.table(plan.mapping.table)} r
      where ${gridConditions(plan, 'r', user, view, keys)}`,
  };
}
