import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** The revisions of weeks. */
export async function revisionsOfWeeks(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql`select id, revision from timesheet where id = any (${ids}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  const schema = v.object({ id: v.string(), revision: v.number() });
  return new Map(rows.map((row) => v.parse(schema, row)).map(({ id, revision }) => [id, revision]));
}
