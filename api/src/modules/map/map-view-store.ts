import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { gridSource } from 'shared-contracts/grids';
import { mapLimits } from 'shared-contracts/limits';
import { layerOfList, type MapView, mapViewSchema } from 'shared-contracts/map';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { findFilterKeys, gridConditions } from '../../grids/grid-conditions-store.ts';
import type { PlanOf } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import type { LayerQuestion } from './layer-rows-store.ts';

/** Milliseconds. */
const viewLife = mapLimits.viewMinutes * 60_000;

/** The same query by the same person gets the same name, so that its tiles are found in the cache. */
function nameOf(userId: string, view: MapView): string {
  const digest = createHash('sha256')
    .update(`${userId} ${JSON.stringify(view)}`)
    .digest('hex');
  return [8, 12, 16, 20, 32].map((end, place, ends) => digest.slice(ends[place - 1] ?? 0, end)).join('-');
}

/** Keeps the query of an explorer for an hour, and deletes those kept longer. Returns its name. */
export async function keepMapView(db: Db, user: CurrentUser, view: MapView, now: Date): Promise<string> {
  const id = nameOf(user.id, view);
  const { source, ...question } = view;
  await sql`with gone as (delete from map_view where asked_at < ${new Date(now.getTime() - viewLife)} and id <> ${id})
    insert into map_view (id, user_id, source, question, asked_at)
    values (${id}, ${user.id}, ${source}, ${JSON.stringify(question)}::jsonb, ${now})
    on conflict (id) do update set asked_at = excluded.asked_at`.execute(db.withoutPlugins());
  return id;
}

const keptSchema = v.object({ source: v.string(), question: v.record(v.string(), v.unknown()) });

/** The query of a person's explorer by its name; undefined if it is no longer stored. */
async function findMapView(db: Db, user: CurrentUser, id: string, now: Date): Promise<MapView | undefined> {
  const { rows } = await sql`select source, question from map_view where id = ${id} and user_id = ${user.id}
    and asked_at >= ${new Date(now.getTime() - viewLife)}`.execute(db.withoutPlugins());
  if (rows.length === 0) return undefined;
  const { source, question } = v.parse(keptSchema, rows[0]);
  return v.parse(mapViewSchema, { source, ...question });
}

interface ViewParts {
  readonly db: Db;
  readonly planOf: PlanOf;
}

/** The records found by a stored query, by its name; undefined if it is no longer stored. */
export async function foundByName(parts: ViewParts, user: CurrentUser, id: string, now: Date) {
  const view = await findMapView(parts.db, user, id, now);
  return view && foundOf(parts, user, view);
}

/** The layer of an explorer's query, and the condition that its grid uses. Throws BAD_INPUT. */
export async function foundOf(
  { db, planOf }: ViewParts,
  user: CurrentUser,
  view: MapView,
): Promise<Required<Pick<LayerQuestion, 'layer' | 'found'>>> {
  const source = gridSource(view.source);
  if (!source) throw new Error(`There is no list ${view.source}.`);
  const plan = planOf(source);
  const keys = await findFilterKeys(db, plan, user, view);
  return {
    layer: layerOfList[view.source],
    found: (alias) => gridConditions(plan, alias, user, view, keys),
  };
}
