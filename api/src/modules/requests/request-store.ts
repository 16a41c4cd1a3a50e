import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import type { HeldRows } from '../rows-elsewhere-store.ts';

/** Items with the project of their request, which decides who may edit them. */
export const itemsOfProjects = sql`select i.id, r.surface_project_id, null::uuid as owner_id from request_item i
  join request r on r.id = i.request_id`;

/** Rows that belong to an item, by list. */
export const itemRows: HeldRows = {
  parent: 'request_item_id',
  tables: {
    relatedParcels: 'request_item_parcel',
    roads: 'request_item_road',
    revisions: 'request_item_revision',
  },
};

const requestSchema = v.object({ id: v.string(), projectId: v.string(), typeId: v.nullable(v.string()) });

/** A request, with its project and its type; undefined if there is none. */
export const requestOf = (db: Db, id: string) => requestTogether({ db }, id.toLowerCase());

const requestTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, surface_project_id as "projectId", request_type_id as "typeId"
    from request where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(requestSchema, row)).map((found) => [found.id, found]));
});

const idSchema = v.object({ id: v.string() });
const itemSchema = v.object({ id: v.string(), requestId: v.string() });

const parentTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, request_id as "requestId" from request_item
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(itemSchema, row)).map(({ id, requestId }) => [id, requestId]));
});

/** The request of an item. */
export const parentOfItem = (db: Db, id: string) => parentTogether({ db }, id.toLowerCase());

export async function itemsOfRequest(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from request_item where request_id = ${id} order by id`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(idSchema, row).id);
}

export async function documentsOfItem(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql`select id from related_document
    where request_item_id = ${id} and parent_type = 'RequestItem' order by id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

const itemTypesTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids, requestTypeId) => {
  const { rows } = await sql`select id from request_item_type
    where id = any (${ids}::uuid[]) and request_type_id = ${requestTypeId}`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [v.parse(idSchema, row).id, true]));
});

/** Whether an item type is one of a request type. */
export const isItemTypeOf = async (db: Db, itemTypeId: string, requestTypeId: string): Promise<boolean> =>
  (await itemTypesTogether({ db }, itemTypeId, requestTypeId)) ?? false;

const lengthSchema = v.object({ id: v.string(), length: v.string() });

const lengthTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, trim_scale(length)::text as length from road
    where id = any (${ids}::uuid[]) and length is not null`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(lengthSchema, row)).map(({ id, length }) => [id, length]));
});

/** The lengths of some roads in kilometres, if known. */
export async function roadLengths(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const lengths = await Promise.all(ids.map((id) => lengthTogether({ db }, id)));
  return new Map(
    ids.flatMap((id, place) => (lengths[place] === undefined ? [] : [[id, lengths[place]] as const])),
  );
}

const projectSchema = v.object({ projectId: v.string() });

/** The projects to which items belong. */
export async function projectsOfItems(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql`select distinct r.surface_project_id as "projectId" from request_item i
    join request r on r.id = i.request_id where i.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(projectSchema, row).projectId);
}
