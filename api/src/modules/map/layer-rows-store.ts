import { sql } from 'kysely';
import { mapLimits } from 'shared-contracts/limits';
import type { LayerField, MapBounds, TileLayer } from 'shared-contracts/map';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { notOfArchived } from '../../records/reading/archived-projects.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import { isParcelLayer, type ParcelLayer } from './layer-states.ts';

/** What a layer is asked for: those of a project, or of all that the person sees. */
export interface LayerQuestion {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
  readonly layer: TileLayer;
  readonly projectId: string | undefined;
  /** What a list finds, in place of a project: conditions on the layer's records under an alias. */
  readonly found?: ((alias: string) => Sql) | undefined;
  /** The field that its colours are by, in place of its status. */
  readonly by?: LayerField | undefined;
}

/** A layer's records as `r`: their kind, what they are called, how far they are, and what these depend on. */
interface Drawn {
  readonly type: string;
  readonly table: string;
  readonly label: Sql;
  readonly status: Sql;
  readonly color: Sql;
  /** The company whose list has the status, where it is of one. */
  readonly company?: Sql;
  readonly joins: Sql;
}

const dated = (states: readonly (readonly [column: string, state: string])[]): Sql =>
  sql`case ${sql.join(
    states.map(([column, state]) => sql`when r.${sql.ref(column)} is not null then ${sql.lit(state)}`),
    sql` `,
  )} else 'open' end`;

const codeOf = (list: string): Sql =>
  sql`(select c.code from ${sql.table(list)} c where c.id = r.${sql.ref(`${list}_id`)})`;

/** What of a record the fields that colours are by say. */
const fields: Readonly<Record<LayerField, Sql>> = {
  agreementType: codeOf('agreement_type'),
  interestType: codeOf('interest_type'),
  landPurpose: codeOf('land_purpose'),
  requestType: codeOf('request_type'),
};

/** Each company has its own list of statuses; some are everybody's. */
const statusCompany = sql`(select c.company_name from company c where c.id = s.product_client_id)`;

/** What a parcel says of how far it is. */
const landState = 'land';

const associate = sql`left join business_associate b on b.id = r.business_associate_id`;
const none = sql`null::text`;

const drawn: Readonly<Record<TileLayer, Drawn>> = {
  Agreements: {
    type: 'Agreement',
    table: 'agreement',
    label: sql`coalesce(r.reference_number, r.agreement_number, r.name)`,
    status: sql`s.status`,
    color: sql`s.color_code`,
    company: statusCompany,
    joins: sql`left join surface_status s on s.id = r.surface_status_id`,
  },
  Requests: {
    type: 'Request',
    table: 'request',
    label: sql`coalesce(b.name, r.connect_number, r.sequence::text)`,
    status: dated([
      ['completed_date', 'completed'],
      ['received_date', 'received'],
      ['sent_date', 'sent'],
    ]),
    color: none,
    joins: associate,
  },
  Stakeholders: {
    type: 'Stakeholder',
    table: 'stakeholder',
    label: sql`coalesce(b.name, r.sequence::text)`,
    status: dated([
      ['completed_date', 'completed'],
      ['consent_date', 'consented'],
      ['notified_date', 'notified'],
    ]),
    color: none,
    joins: associate,
  },
  // An engagement is about all of its project: it lies along the project's route.
  Indigenous: {
    type: 'IndigenousEngagement',
    table: 'indigenous_engagement',
    label: sql`b.name`,
    status: dated([
      ['completed_date', 'completed'],
      ['response_date', 'responded'],
      ['notified_date', 'notified'],
    ]),
    color: none,
    joins: sql`left join band b on b.id = r.band_id`,
  },
  // A project that is about a well names it; where it lies is read from its identifier.
  Wells: {
    type: 'SurfaceProject',
    table: 'surface_project',
    label: sql`r.uwi`,
    status: sql`'well'`,
    color: none,
    joins: sql``,
  },
  // The book of land: everybody who is signed in sees it, whatever the project.
  Parcels: {
    type: 'Parcel',
    table: 'parcel',
    label: sql`p.formatted_legal_description`,
    status: sql.lit(landState),
    color: none,
    joins: sql``,
  },
  // A project lies along its route; one that has none, and is about a well, where that is.
  Projects: {
    type: 'SurfaceProject',
    table: 'surface_project',
    label: sql`coalesce(r.operator_project_number, r.broker_project_number, r.description)`,
    status: sql`coalesce(s.status, 'project')`,
    color: sql`s.color_code`,
    company: statusCompany,
    joins: sql`left join surface_status s on s.id = r.surface_status_id`,
  },
};

/** Records of a layer that is not drawn by parcels, with what they lie at. */
const placed = (question: LayerQuestion, kind: Drawn): Sql => {
  if (question.layer === 'Indigenous')
    return sql`select ${columns(kind, sql`null`, sql`null`, sql`o.geometry`)} as shape, r.id, r.id as place
      from indigenous_engagement r join surface_project o on o.id = r.surface_project_id ${kind.joins}
      where ${seen(question)} and o.geometry is not null`;
  const isWell = question.layer === 'Wells';
  return sql`select ${columns(kind, sql`null`, sql`r.uwi`, isWell ? sql`null` : sql`r.geometry`)} as shape,
      r.id, r.id as place
    from surface_project r ${kind.joins}
    where ${seen(question)} ${isWell ? sql`` : sql`and (r.geometry is not null or r.uwi is not null)`}`;
};

/** How a layer is drawn: by its status, or by the field that was asked for. */
const drawnAs = ({ layer, by }: LayerQuestion): Drawn =>
  by === undefined ? drawn[layer] : { ...drawn[layer], status: fields[by], color: none, company: none };

/** The records that are drawn, each with the id of the land that it names; the same land once. */
const placesOf: Readonly<Record<Exclude<ParcelLayer, 'Parcels'>, Sql>> = {
  Agreements: sql`join agreement_parcel l on l.agreement_id = r.id`,
  Requests: sql`join request_item i on i.request_id = r.id join request_item_parcel l on l.request_item_id = i.id`,
  Stakeholders: sql`join stakeholder_parcel l on l.stakeholder_id = r.id`,
};

/** The rows that the person sees: of the project, of every project that is not archived, or those that a list finds. */
function seen({ catalog, user, layer, projectId, found }: LayerQuestion): Sql {
  if (found) return found('r');
  const { type } = drawn[layer];
  const scope = scopeCondition(catalog, type, { alias: 'r', user });
  if (layer === 'Wells' || layer === 'Projects')
    return conjunction([
      scope,
      ...(layer === 'Wells' ? [sql`r.uwi is not null`] : []),
      projectId === undefined ? sql`not r.is_archived` : sql`r.id = ${projectId}`,
    ]);
  return conjunction([
    scope,
    projectId === undefined ? notOfArchived({ alias: 'r' }) : sql`r.surface_project_id = ${projectId}`,
  ]);
}

/** Records with the land that they name, where that lies somewhere. */
const located = (question: LayerQuestion, layer: ParcelLayer, within: Sql = sql`p.west is not null`): Sql =>
  layer === 'Parcels'
    ? sql`select p.id, p.id as place, p.west, p.south, p.east, p.north from parcel p where ${within}
        and ${
          question.found?.('p') ??
          conjunction([
            sql`p.is_active`,
            scopeCondition(question.catalog, 'Parcel', { alias: 'p', user: question.user }),
          ])
        }`
    : sql`select distinct r.id, p.id as place, p.west, p.south, p.east, p.north
    from ${sql.table(drawn[layer].table)} r ${placesOf[layer]} join parcel p on p.id = l.parcel_id
    where ${seen(question)} and ${within}`;

const text = v.nullable(v.string());
const shapeSchema = v.object({
  id: v.string(),
  place: text,
  label: text,
  land: text,
  status: text,
  color: text,
  geometry: v.unknown(),
});

/** What of a layer is drawn somewhere: a record with its land, or a well with its identifier in place of a geometry. */
export type LayerShape = v.InferOutput<typeof shapeSchema>;

const shapesSchema = v.array(shapeSchema);

const columns = ({ label, status, color }: Drawn, place: Sql, land: Sql, geometry: Sql): Sql =>
  sql`json_build_object('id', r.id, 'place', ${place}, 'label', ${label}, 'land', ${land}, 'status', ${status},
    'color', ${color}, 'geometry', ${geometry})`;

const outlineInUse = sql`case p.outline_in_use when 'SURVEYED' then p.surveyed_outline else p.geometry end`;

/** What is drawn of a parcel: its outline; its middle where it is narrower than so many degrees, as outlines are long to read. */
const drawnOf = (dot: number): Sql =>
  sql`case when p.geometry is not null and p.east - p.west < ${dot}::float8
    then jsonb_build_object('type', 'Point', 'coordinates',
      jsonb_build_array((p.west + p.east) / 2, (p.south + p.north) / 2))
    else ${outlineInUse} end`;

interface ShapesAsked extends Readonly<Record<'west' | 'south' | 'east' | 'north', number>> {
  /** Degrees below which an area is drawn as a dot. */
  readonly dot: number;
}

/** What an area holds of a layer, in one statement, as the text that it is known by again and what that says. */
export async function shapesWithin(
  question: LayerQuestion,
  { west, south, east, north, dot }: ShapesAsked,
): Promise<{ readonly text: string; readonly read: () => readonly LayerShape[] }> {
  const { db, layer } = question;
  const kind = drawnAs(question);
  const statement = isParcelLayer(layer)
    ? sql`with found as materialized (${located(
        question,
        layer,
        sql`p.west <= ${east} and p.east >= ${west} and p.south <= ${north} and p.north >= ${south}`,
      )}),
      counted as (select f.*, count(*) over () as total, row_number() over (
          partition by floor(((f.west + f.east) / 2 - ${west}::float8) / ${east - west}::float8 * ${mapLimits.tileCells}::int),
            floor(((f.south + f.north) / 2 - ${south}::float8) / ${north - south}::float8 * ${mapLimits.tileCells}::int)
          order by f.id, f.place) as rank
        from found f)
      select ${columns(
        kind,
        sql`p.id`,
        sql`p.formatted_legal_description`,
        drawnOf(dot),
      )} as shape, r.id, p.id as place
      from counted c join ${sql.table(kind.table)} r on r.id = c.id join parcel p on p.id = c.place ${kind.joins}
      where c.total <= ${mapLimits.tileShapes} or c.rank = 1`
    : placed(question, kind);
  const { rows } = await sql`select coalesce(json_agg(t.shape order by t.id, t.place), '[]')::text as shapes
    from (select * from (${statement}) every limit ${sql.lit(mapLimits.tileCells ** 2)}) t`.execute(
    db.withoutPlugins(),
  );
  const { shapes } = v.parse(v.object({ shapes: v.string() }), rows[0]);
  return { text: shapes, read: () => v.parse(shapesSchema, JSON.parse(shapes)) };
}

/** Shapes of a layer, whole and each, or those of the records that are named; one more than are exported at most. */
export async function shapesOfLayer(
  question: LayerQuestion,
  ids: readonly string[] | undefined,
): Promise<readonly LayerShape[]> {
  const { db, layer } = question;
  const kind = drawn[layer];
  const named = ids === undefined ? sql`true` : sql`r.id = any(${[...ids]}::uuid[])`;
  const statement = isParcelLayer(layer)
    ? sql`select ${columns(
        kind,
        sql`p.id`,
        sql`p.formatted_legal_description`,
        outlineInUse,
      )} as shape, r.id, p.id as place
      from (${located(question, layer)}) f join ${sql.table(kind.table)} r on r.id = f.id
        join parcel p on p.id = f.place ${kind.joins} where ${named}`
    : sql`select w.* from (${placed(question, kind)}) w where ${ids === undefined ? sql`true` : sql`w.id = any(${[...ids]}::uuid[])`}`;
  const { rows } = await sql`select t.shape from (${statement}) t order by t.id, t.place
    limit ${sql.lit(mapLimits.fileShapes + 1)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ shape: shapeSchema }), row).shape);
}

const countSchema = v.object({ status: text, color: text, company: text, count: v.number() });

/** Records of a layer that have a status, with its colour and the company whose list has it. */
export type StatusCount = v.InferOutput<typeof countSchema>;

/** How many records of a layer lie somewhere, by status; the commonest first. */
export async function countByStatus(question: LayerQuestion): Promise<readonly StatusCount[]> {
  const { db, layer } = question;
  const { table, status, color, company = none, joins } = drawnAs(question);
  const from = isParcelLayer(layer)
    ? sql`(select distinct o.id from (${located(question, layer)}) o) here join ${sql.table(table)} r on r.id = here.id`
    : sql`${sql.table(table)} r`;
  const where = isParcelLayer(layer)
    ? sql`true`
    : layer === 'Wells' || layer === 'Projects'
      ? sql`${seen(question)} ${layer === 'Wells' ? sql`` : sql`and (r.geometry is not null or r.uwi is not null)`}`
      : sql`${seen(question)} and exists (select from surface_project o
          where o.id = r.surface_project_id and o.geometry is not null)`;
  const { rows } = await sql`select ${status} as status, ${color} as color, ${company} as company,
      count(*)::int as count
    from ${from} ${joins} where ${where} group by 1, 2, 3 order by 4 desc, 1, 3`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(countSchema, row));
}

const placeSchema = v.object({
  id: v.string(),
  label: v.string(),
  west: v.number(),
  south: v.number(),
  east: v.number(),
  north: v.number(),
});

/** What records of a layer are called and where their land lies, degrees; those that the person sees and that lie somewhere. */
export async function placesOfRecords(question: LayerQuestion, layer: ParcelLayer, ids: readonly string[]) {
  const { table, label, joins } = drawn[layer];
  const name = layer === 'Parcels' ? sql`r.formatted_legal_description` : label;
  const { rows } = await sql`select r.id, coalesce(${name}, '') as label, f.west, f.south, f.east, f.north
    from (select o.id, min(o.west) as west, min(o.south) as south, max(o.east) as east, max(o.north) as north
      from (${located(question, layer)}) o where o.id = any(${[...ids]}::uuid[]) group by o.id) f
    join ${sql.table(table)} r on r.id = f.id ${joins}`.execute(question.db.withoutPlugins());
  return rows.map((row) => v.parse(placeSchema, row));
}

const number = v.nullable(v.number());
const extentSchema = v.object({ west: number, south: number, east: number, north: number });
const extent = sql`min(f.west) as west, min(f.south) as south, max(f.east) as east, max(f.north) as north`;

function boundsOf({ west, south, east, north }: v.InferOutput<typeof extentSchema>): MapBounds | null {
  if (west === null || south === null || east === null || north === null) return null;
  return [west, south, east, north];
}

/** Where the land of a layer's records lies, degrees; null where it has none. */
export async function boundsOfLayer(question: LayerQuestion, layer: ParcelLayer): Promise<MapBounds | null> {
  const { rows } = await sql`select ${extent} from (${located(question, layer)}) f`.execute(
    question.db.withoutPlugins(),
  );
  return boundsOf(v.parse(extentSchema, rows[0]));
}

const landSchema = v.object({ ...extentSchema.entries, count: v.number() });

/** How much land there is and where it lies, in one pass of its table: a parcel lies in one place, and none is met twice. */
export async function landFound(
  question: LayerQuestion,
): Promise<{ readonly counts: readonly StatusCount[]; readonly bounds: MapBounds | null }> {
  const { rows } = await sql`select count(*)::int as count, ${extent}
    from (${located(question, 'Parcels')}) f`.execute(question.db.withoutPlugins());
  const { count, ...edges } = v.parse(landSchema, rows[0]);
  const counts = count === 0 ? [] : [{ status: landState, color: null, company: null, count }];
  return { counts, bounds: boundsOf(edges) };
}
