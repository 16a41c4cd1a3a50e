import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { asSought } from '../../records/reading/record-filters.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { PlannedKind } from './search-store.ts';

/**
 * Least likeness of a text to the part of a name that is most like it, by their trigrams (pg_trgm, `word_similarity`):
 * 'Petersen' and 'Erik Peterson' reach it (0.67), 'Petersen' and 'Lars Andersen' do not (0.44).
 */
const nearText = 0.5;

const idSchema = v.object({ id: v.string() });

/** The ids of the associates whose names are most like a text and whom the person may see, the likeliest first. */
export async function associatesNear(
  db: Db,
  { plan }: PlannedKind,
  user: CurrentUser,
  text: string,
  first: number,
): Promise<readonly string[]> {
  const row = { alias: 'b', user };
  const name = asSought(sql`b.name`);
  return db.transaction().execute(async (own) => {
    const plain = own.withoutPlugins();
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearText)}, true)`.execute(
      plain,
    );
    const { rows } = await sql`select b.id from business_associate b
      where ${conjunction([
        sql`${name} %> ${asSought(text)}`,
        sql`b.is_active`,
        scopeCondition(plan.catalog, plan.source.type, row),
      ])}
      order by word_similarity(${asSought(text)}, ${name}) desc, b.name, b.id limit ${first}`.execute(plain);
    return rows.map((one) => v.parse(idSchema, one).id);
  });
}
