import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import type { FoundRecord } from 'shared-contracts/search';
import * as v from 'valibot';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import { recordLines } from './record-lines-store.ts';
import { type Asked, waysToFind } from './search-conditions-store.ts';
import type { SearchKind } from './search-kinds.ts';

const idSchema = v.object({ id: v.string() });

/** The records of a kind that a text finds and the person may see, the likeliest first. */
export async function findOfKind(
  db: Db,
  plan: GridPlan,
  kind: SearchKind,
  user: CurrentUser,
  asked: Asked,
  first: number,
): Promise<readonly FoundRecord[]> {
  const ids = new Set<string>();
  for (const way of waysToFind(plan, kind, user, asked, first)) {
    const { rows } = await sql`${way}`.execute(db.withoutPlugins());
    for (const row of rows) ids.add(v.parse(idSchema, row).id);
    if (ids.size >= first) break;
  }
  const lines = await recordLines(db, plan, user, [...ids].slice(0, first));
  return lines.map((line) => ({ kind: kind.source, ...line }));
}
