import { sql } from 'kysely';
import { agreementLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { HeldRows } from '../rows-elsewhere-store.ts';

/** The rows of an agreement, by their lists. */
export const agreementRows: HeldRows = {
  parent: 'agreement_id',
  tables: {
    landowners: 'landowner',
    occupants: 'occupant',
    relatedParcels: 'agreement_parcel',
    relatedTitles: 'agreement_title',
    compensations: 'compensation',
    payments: 'agreement_payment',
    lifeSteps: 'agreement_life_step',
  },
};

const idSchema = v.object({ id: v.string() });
/** Those of some compensation types that are priced by area. */
export async function typesByArea(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql`select id from compensation_type
    where id = any (${ids}::uuid[]) and is_cost_per_area_unit`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}

const codeSchema = v.object({ code: v.string() });

/** The code of a unit of area; undefined if there is no such unit. */
export async function areaUnitCode(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select code from area_unit where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(codeSchema, row).code)[0];
}

/** Whether an agreement comes before another one in the chain of replacements, or is that one. */
export async function isInChain(db: Db, agreementId: string, followsId: string): Promise<boolean> {
  const { rows } = await sql`with recursive chain (id, depth) as (
      select ${followsId}::uuid, 1
      union all select a.follows_id, c.depth + 1 from chain c join agreement a on a.id = c.id
        where a.follows_id is not null and c.depth < ${agreementLimits.chain})
    select 1 from chain where id = ${agreementId}::uuid limit 1`.execute(db.withoutPlugins());
  return rows.length > 0;
}

const namedSchema = v.object({ name: v.string() });

/** The name of a person if they cannot work on a project; undefined if they can. */
export async function strangerTo(db: Db, personId: string, projectId: string): Promise<string | undefined> {
  const { rows } = await sql`select u.full_name as name from app_user u, surface_project p
    where u.id = ${personId} and p.id = ${projectId}
      and not (u.is_active and (u.is_system_administrator
        or coalesce(u.company_id in (p.owner_id, p.broker_id, p.operator_id), false)))`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(namedSchema, row).name)[0];
}

/** Whether a status belongs to everybody, or to a company of the project. */
export async function isStatusOf(db: Db, statusId: string, projectId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from surface_status s, surface_project p
    where s.id = ${statusId} and p.id = ${projectId}
      and (s.product_client_id is null or s.product_client_id in (p.owner_id, p.broker_id, p.operator_id))`.execute(
    db,
  );
  return rows.length > 0;
}

const hangingSchema = v.object({ kind: v.string(), id: v.string() });

/** Records with a form of their own that belong to an agreement, by kind. */
export async function hangingOn(db: Db, id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql`select 'communication' as kind, id from communication
      where agreement_id = ${id} and source = 'Agreement'
    union all select 'document', id from related_document where agreement_id = ${id} and parent_type = 'Agreement'
    union all select 'event', id from event where agreement_id = ${id}
    union all select 'obligation', id from obligation where agreement_id = ${id}
    union all select 'task', id from assigned_task where agreement_id = ${id} and parent_class = 'Agreement'`.execute(
    db.withoutPlugins(),
  );
  const found = rows.map((row) => v.parse(hangingSchema, row));
  return new Map(
    [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, some]) => [kind, some.map((one) => one.id)]),
  );
}

/** Those of some agreements to which a record with a form of its own belongs, or which another agreement replaces. */
export async function agreementsInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = sql`any (${ids}::uuid[])`;
  const { rows } = await sql`select agreement_id as id from communication where agreement_id = ${wanted}
    union select agreement_id from related_document where agreement_id = ${wanted}
    union select agreement_id from event where agreement_id = ${wanted}
    union select agreement_id from obligation where agreement_id = ${wanted}
    union select agreement_id from assigned_task where agreement_id = ${wanted}
    union select follows_id from agreement where follows_id = ${wanted}`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(idSchema, row).id));
}

const calledSchema = v.object({ id: v.string(), name: v.string() });

/** The names of business associates and parcels, by their ids. */
export async function peopleAndLandCalled(
  db: Db,
  associateIds: readonly string[],
  parcelIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql`select id, name from business_associate where id = any (${associateIds}::uuid[])
    union all select id, formatted_legal_description from parcel where id = any (${parcelIds}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(calledSchema, row)).map(({ id, name }) => [id, name]));
}

/**
 * Writes new agreements with their rows. The search texts are not updated after each list of rows: once all rows are
 * written, those of the new agreements are compared and the wrong ones corrected.
 */
export async function withTextsLater(
  db: Db,
  ids: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  await sql`select set_config('rightway.texts_later', 'on', true)`.execute(db);
  await write();
  await sql`select set_config('rightway.texts_later', '', true), write_agreement_text(${ids}::uuid[])`.execute(
    db,
  );
}
