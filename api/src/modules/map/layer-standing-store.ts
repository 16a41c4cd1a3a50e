import { sql } from 'kysely';
import type { MapBounds } from 'shared-contracts/map';
import * as v from 'valibot';
import { drawn, drawnAs, landState, none } from './drawn-layers-store.ts';
import { type LayerQuestion, located, seen } from './layer-rows-store.ts';
import { isParcelLayer, type ParcelLayer } from './layer-states.ts';

const text = v.nullable(v.string());
const countSchema = v.object({ status: text, color: text, company: text, count: v.number() });

/** Number of records of a layer with a status, with its colour and the company whose list contains it. */
export type StatusCount = v.InferOutput<typeof countSchema>;

/** Number of records of a layer that have a position, by status, the most frequent first. */
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

/**
 * The names of a layer's records and the position of their land, in degrees, for records that the person may see and
 * that have a position.
 */
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

/** Bounds of the land of a layer's records, in degrees; null if none has a position. */
export async function boundsOfLayer(question: LayerQuestion, layer: ParcelLayer): Promise<MapBounds | null> {
  const { rows } = await sql`select ${extent} from (${located(question, layer)}) f`.execute(
    question.db.withoutPlugins(),
  );
  return boundsOf(v.parse(extentSchema, rows[0]));
}

const landSchema = v.object({ ...extentSchema.entries, count: v.number() });

/**
 * The number of parcels and their bounds in one pass over the table. A parcel has one position, so none is counted
 * twice.
 */
export async function landFound(
  question: LayerQuestion,
): Promise<{ readonly counts: readonly StatusCount[]; readonly bounds: MapBounds | null }> {
  const { rows } = await sql`select count(*)::int as count, ${extent}
    from (${located(question, 'Parcels')}) f`.execute(question.db.withoutPlugins());
  const { count, ...edges } = v.parse(landSchema, rows[0]);
  const counts = count === 0 ? [] : [{ status: landState, color: null, company: null, count }];
  return { counts, bounds: boundsOf(edges) };
}
