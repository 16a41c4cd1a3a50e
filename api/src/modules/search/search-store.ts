import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import type { FoundRecord } from 'shared-contracts/search';
import * as v from 'valibot';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import { recordLines } from './record-lines-store.ts';
import { type Asked, foundOfKind } from './search-conditions-store.ts';
import type { SearchKind } from './search-kinds.ts';

const idSchema = v.object({ id: v.string() });

/**
 * The records of a kind that a text finds and the person may see, the likeliest first. Most kinds have none: what it
 * takes to tell a record in a line is planned for those alone that were found.
 */
export async function findOfKind(
  db: Db,
  plan: GridPlan,
  kind: SearchKind,
  user: CurrentUser,
  asked: Asked,
  first: number,
): Promise<readonly FoundRecord[]> {
  const found = await sql`${foundOfKind(plan, kind, user, asked, first)} order by place`.execute(
    db.withoutPlugins(),
  );
  const ids = found.rows.map((row) => v.parse(idSchema, row).id);
  const lines = await recordLines(db, plan, user, ids);
  return lines.map((line) => ({ kind: kind.source, ...line }));
}
