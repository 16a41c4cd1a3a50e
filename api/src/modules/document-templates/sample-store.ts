import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentNoun } from './document-nouns.ts';
import { type RawRecord, taggedRecords } from './tagged-rows-store.ts';

const idSchema = v.object({ id: v.string() });

/** A record with many of the values that templates use, so that a sample shows much: the fullest among the oldest. */
export async function seenSample(db: Db, noun: DocumentNoun): Promise<RawRecord | undefined> {
  const { tags } = noun;
  const counts = Object.values(tags.lists).map(({ from }) => sql`least(3, (select count(*) from ${from}))`);
  const { rows } = await sql`select id from (
      select ${tags.id} as id, ${sql.join(counts, sql` + `)} as filled from ${tags.from} order by ${tags.id} limit 500) r
    order by filled desc, id limit 1`.execute(db.withoutPlugins());
  const [id] = rows.map((row) => v.parse(idSchema, row).id);
  if (id === undefined) return undefined;
  const { isChosen: _, ...byItsOwn } = tags;
  const [record] = await taggedRecords(db, byItsOwn, { ids: [id], parentId: null, most: 1 });
  return record;
}
