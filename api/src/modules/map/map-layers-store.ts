import { sql } from 'kysely';
import { mapLimits } from 'shared-contracts/limits';
import type { LayerProperties, LayerUpdate, ServiceLayer } from 'shared-contracts/map';
import { type CurrentUser, canEditProject } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { notOfArchived } from '../../records/reading/archived-projects.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';

const text = v.nullable(v.string());

const serviceSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  url: v.string(),
  layer: text,
  useCors: v.boolean(),
  properties: text,
});

/** The active map services by name. Their tokens stay on the server (decision 64). */
export async function serviceLayers(db: Db): Promise<readonly ServiceLayer[]> {
  const { rows } =
    await sql`select s.id, s.name, s.service_type as type, s.url, s.layer, s.use_cors as "useCors",
      d.properties::text as properties
    from gis_service s left join map_layer_default d on d.layer_type = 'service' and d.layer_id = s.id
    where s.is_active order by lower(s.name), s.id limit ${mapLimits.layers}`.execute(db.withoutPlugins());
  return rows.map((row) => ({ ...v.parse(serviceSchema, row), token: null }));
}

const spatialSchema = v.object({
  spatialId: v.string(),
  layerName: v.string(),
  properties: text,
  project: v.nullable(v.object({ ownerId: v.string(), brokerId: text, operatorId: text })),
});

interface SpatialQuestion {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
}

/**
 * The spatial files of a project, or of all that the person may see, the newest first, with whether the person may edit
 * their project.
 */
export async function spatialDocuments(
  { db, catalog, user }: SpatialQuestion,
  projectId: string | undefined,
) {
  const { rows } =
    await sql`select d.id as "spatialId", d.name as "layerName", l.properties::text as properties,
      ${partiesOf(sql`d.surface_project_id`)} as project
    from related_document d
      left join map_layer_default l on l.layer_type = 'spatial' and l.layer_id = d.id
    where d.is_spatial and d.stored_file_id is not null and ${conjunction([
      scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user }),
      projectId === undefined ? notOfArchived({ alias: 'd' }) : sql`d.surface_project_id = ${projectId}`,
    ])}
    order by d.uploaded_date desc, d.id limit ${mapLimits.files}`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const { project, ...layer } = v.parse(spatialSchema, row);
    return { ...layer, canEdit: project !== null && canEditProject(user, project) };
  });
}

const partiesSchema = v.object({
  project: v.nullable(v.object({ ownerId: v.string(), brokerId: text, operatorId: text })),
});

/** Whether the person may see a spatial file, and may change how it is shown. */
export async function spatialRight(
  { db, catalog, user }: SpatialQuestion,
  id: string,
): Promise<'none' | 'view' | 'edit'> {
  const { rows } = await sql`select ${partiesOf(sql`d.surface_project_id`)} as project from related_document d
    where d.id = ${id} and d.is_spatial and ${conjunction([
      scopeCondition(catalog, 'RelatedDocument', { alias: 'd', user }),
    ])}`.execute(db.withoutPlugins());
  const [found] = rows.map((row) => v.parse(partiesSchema, row));
  if (!found) return 'none';
  return found.project && canEditProject(user, found.project) ? 'edit' : 'view';
}

/** Whether a map service exists. */
export async function isService(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from gis_service where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Stores how a layer is initially shown to everybody who may see it; of two concurrent saves the last one wins. */
export async function keepLayerDefault(
  db: Db,
  { layerType, id }: LayerUpdate,
  properties: LayerProperties,
): Promise<void> {
  await sql`insert into map_layer_default (layer_type, layer_id, properties)
    values (${layerType}, ${id}, ${JSON.stringify(properties)}::jsonb)
    on conflict (layer_type, layer_id) do update set properties = excluded.properties`.execute(db);
}
