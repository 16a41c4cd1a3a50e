import { sql } from 'kysely';
import { type CopyFigures, copyFiguresSchema, healthLimits } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** An instance of the API, as all of them know it. */
export interface ServerCopy {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly startedAt: Date;
}

/** Stores that an instance is running and its state; deletes instances that ended long ago. */
export async function noteCopy(
  db: Db,
  { id, name, version, startedAt }: ServerCopy,
  figures: CopyFigures,
  now: Date,
): Promise<void> {
  const figuresJson = JSON.stringify(figures);
  await sql`insert into server_copy (id, name, version, started_at, seen_at, figures)
    values (${id}, ${name}, ${version}, ${startedAt}, ${now}, ${figuresJson}::jsonb)
    on conflict (id) do update set seen_at = excluded.seen_at, figures = excluded.figures`.execute(db);
  const forgotten = new Date(now.getTime() - healthLimits.remembered);
  await sql`delete from server_copy where seen_at < ${forgotten}`.execute(db);
}

/** When any instance last reported, as an SQL expression. A replica's value of it shows how far the replica has got. */
export const newestBeat = '(select max(seen_at) from server_copy)';

/** Removes an instance that is stopping from the list. */
export async function removeCopy(db: Db, id: string): Promise<void> {
  await sql`delete from server_copy where id = ${id}`.execute(db);
}

const copySchema = v.object({
  id: v.string(),
  name: v.string(),
  version: v.string(),
  startedAt: v.date(),
  seenAt: v.date(),
  figures: copyFiguresSchema,
});

/** Most instances that are listed; a deployment has a handful. */
const most = 100;

/** The instances that reported lately, the oldest first. */
export async function listCopies(db: Db): Promise<readonly v.InferOutput<typeof copySchema>[]> {
  const { rows } =
    await sql`select id::text as id, name, version, started_at as "startedAt", seen_at as "seenAt", figures
    from server_copy order by started_at, id limit ${most}`.execute(db.withoutPlugins());
  return rows.flatMap((row) => {
    // An instance of another version may report a different format.
    const copy = v.safeParse(copySchema, row);
    return copy.success ? [copy.output] : [];
  });
}
