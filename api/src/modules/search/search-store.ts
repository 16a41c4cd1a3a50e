import type { CurrentUser } from 'shared-contracts/rights';
import type { FoundRecord } from 'shared-contracts/search';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import { recordLines } from './record-lines-store.ts';
import { type Asked, foundOfKind } from './search-conditions-store.ts';
import type { SearchKind } from './search-kinds.ts';

/** The records of a kind that a text finds and the person may see, the likeliest first; one statement. */
export async function findOfKind(
  db: Db,
  plan: GridPlan,
  kind: SearchKind,
  user: CurrentUser,
  asked: Asked,
  first: number,
): Promise<readonly FoundRecord[]> {
  const lines = await recordLines(db, plan, user, foundOfKind(plan, kind, user, asked, first));
  return lines.map((line) => ({ kind: kind.source, ...line }));
}
