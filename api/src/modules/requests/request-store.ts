import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { HeldRows } from '../rows-elsewhere-store.ts';

/** Items with the project of their request, which the right to them hangs on. */
export const itemsOfProjects = sql`select i.id, r.surface_project_id, null::uuid as owner_id from request_item i
  join request r on r.id = i.request_id`;

/** Rows that stand in an item, by their lists. */
export const itemRows: HeldRows = {
  parent: 'request_item_id',
  tables: {
    relatedParcels: 'request_item_parcel',
    roads: 'request_item_road',
    revisions: 'request_item_revision',
  },
};

const requestSchema = v.object({ id: v.string(), projectId: v.string(), typeId: v.nullable(v.string()) });

/** A request: its project and its type; undefined where there is none. */
export async function requestOf(db: Db, id: string) {
  const { rows } = await sql`select id, surface_project_id as "projectId", request_type_id as "typeId"
    from request where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(requestSchema, row))[0];
}

const idSchema = v.object({ id: v.string() });

/** The request of an item. */
export async function parentOfItem(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select request_id as id from request_item where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id)[0];
}

/** The items of a request. */
export async function itemsOfRequest(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from request_item where request_id = ${id} order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** The documents of an item. */
export async function documentsOfItem(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from related_document
    where request_item_id = ${id} and parent_type = 'RequestItem' order by id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** Whether an item type is one of a request type. */
export async function isItemTypeOf(db: Db, itemTypeId: string, requestTypeId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from request_item_type
    where id = ${itemTypeId} and request_type_id = ${requestTypeId}`.execute(db);
  return rows.length > 0;
}

const lengthSchema = v.object({ id: v.string(), length: v.string() });

/** How long those of some roads are whose length is known, in kilometres. */
export async function roadLengths(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`select id, trim_scale(length)::text as length from road
    where id = any (${ids}::uuid[]) and length is not null`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(lengthSchema, row)).map(({ id, length }) => [id, length]));
}

const projectSchema = v.object({ projectId: v.string() });

/** The projects that items stand in. */
export async function projectsOfItems(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql`select distinct r.surface_project_id as "projectId" from request_item i
    join request r on r.id = i.request_id where i.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(projectSchema, row).projectId);
}
