import { sql } from 'kysely';
import { type SavedView, savedViewLimits, savedViewSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { AppError, forbidden, invalid } from '../platform/errors/app-error.ts';

const ownerSchema = v.object({ userId: v.string(), sourceId: v.string() });

/** The views that a person keeps of a grid, by name. */
export async function listViews(db: Db, userId: string, sourceId: string): Promise<SavedView[]> {
  const { rows } =
    await sql`select json_build_object('id', id, 'name', name, 'isDefault', is_default, 'view', view) as view
    from grid_view where user_id = ${userId} and source_id = ${sourceId} order by lower(name)`.execute(db);
  return rows.map((row) => v.parse(v.object({ view: savedViewSchema }), row).view);
}

/** Writes a view of one's own; a default one takes the place of the former. Throws FORBIDDEN, VALIDATION, LIMIT. */
export async function saveView(db: Db, userId: string, sourceId: string, view: SavedView): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Saves of one person wait for each other, so that the limit and the one default hold.
    await sql`select 1 from app_user where id = ${userId} for update`.execute(transaction);
    const { rows } = await sql`select user_id, source_id from grid_view where id = ${view.id}`.execute(
      transaction,
    );
    const owner = rows.map((row) => v.parse(ownerSchema, row))[0];
    if (owner && (owner.userId !== userId || owner.sourceId !== sourceId)) throw forbidden();
    const views = await listViews(transaction, userId, sourceId);
    const others = views.filter(({ id }) => id !== view.id);
    if (others.some(({ name }) => name.toLowerCase() === view.name.toLowerCase())) {
      throw invalid([{ path: 'name', message: 'You have a view of this name already.' }]);
    }
    if (others.length >= savedViewLimits.views) {
      throw new AppError(
        'LIMIT',
        `A grid keeps ${savedViewLimits.views} views. Delete one that you no longer need.`,
      );
    }
    if (view.isDefault) {
      await sql`update grid_view set is_default = false
        where user_id = ${userId} and source_id = ${sourceId} and id <> ${view.id}`.execute(transaction);
    }
    await sql`insert into grid_view (id, user_id, source_id, name, is_default, view)
      values (${view.id}, ${userId}, ${sourceId}, ${view.name}, ${view.isDefault}, ${JSON.stringify(view.view)}::jsonb)
      on conflict (id) do update set name = excluded.name, is_default = excluded.is_default, view = excluded.view`.execute(
      transaction,
    );
  });
}

/** Deletes views of one's own; those of others stay. Returns the ids deleted. */
export async function deleteViews(
  db: Db,
  userId: string,
  sourceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql`delete from grid_view
    where user_id = ${userId} and source_id = ${sourceId} and id in (${sql.join(ids)}) returning id`.execute(
    db,
  );
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}
