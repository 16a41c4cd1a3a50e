import { sql } from 'kysely';
import { type CopyFigures, copyFiguresSchema, healthLimits } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** A copy of the API, as it is known to all of them. */
export interface ServerCopy {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly startedAt: Date;
}

/** Stores that a copy is running and its state; deletes copies that ended long ago. */
export async function noteCopy(
  db: Db,
  { id, name, version, startedAt }: ServerCopy,
  figures: CopyFigures,
  now: Date,
): Promise<void> {
  const told = JSON.stringify(figures);
  await sql`insert into server_copy (id, name, version, started_at, seen_at, figures)
    values (${id}, ${name}, ${version}, ${startedAt}, ${now}, ${told}::jsonb)
    on conflict (id) do update set seen_at = excluded.seen_at, figures = excluded.figures`.execute(db);
  const forgotten = new Date(now.getTime() - healthLimits.remembered);
  await sql`delete from server_copy where seen_at < ${forgotten}`.execute(db);
}

/** When a copy last reported itself, as an expression of SQL: what a replica shows of it tells how far it follows. */
export const newestBeat = '(select max(seen_at) from server_copy)';

/** Takes a copy off the list that stops. */
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

/** Copies that are listed; a deployment has a handful. */
const most = 100;

/** The copies that were heard of lately, the oldest first. */
export async function listCopies(db: Db): Promise<readonly v.InferOutput<typeof copySchema>[]> {
  const { rows } =
    await sql`select id::text as id, name, version, started_at as "startedAt", seen_at as "seenAt", figures
    from server_copy order by started_at, id limit ${most}`.execute(db.withoutPlugins());
  return rows.flatMap((row) => {
    // A copy of another version may report in another shape.
    const copy = v.safeParse(copySchema, row);
    return copy.success ? [copy.output] : [];
  });
}
