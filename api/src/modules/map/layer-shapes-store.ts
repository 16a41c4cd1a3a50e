import { sql } from 'kysely';
import { mapLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { type Drawn, drawn, drawnAs } from './drawn-layers-store.ts';
import { type LayerQuestion, located, seen } from './layer-rows-store.ts';
import { isParcelLayer } from './layer-states.ts';

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

/** A drawn record of a layer: with its land, or for a well with its identifier instead of a geometry. */
export type LayerShape = v.InferOutput<typeof shapeSchema>;

const shapesSchema = v.array(shapeSchema);

const columns = ({ label, status, color }: Drawn, place: Sql, land: Sql, geometry: Sql): Sql =>
  sql`json_build_object('id', r.id, 'place', ${place}, 'label', ${label}, 'land', ${land}, 'status', ${status},
    'color', ${color}, 'geometry', ${geometry})`;

/** Records of layers that are not drawn on parcels, with their position. */
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

const outlineInUse = sql`case p.outline_in_use when 'SURVEYED' then p.surveyed_outline else p.geometry end`;

/**
 * The shape of a parcel: its outline, or its centre if it is narrower than the given degrees, because outlines take
 * long to read.
 */
const drawnOf = (dot: number): Sql =>
  sql`case when p.geometry is not null and p.east - p.west < ${dot}::float8
    then jsonb_build_object('type', 'Point', 'coordinates',
      jsonb_build_array((p.west + p.east) / 2, (p.south + p.north) / 2))
    else ${outlineInUse} end`;

interface ShapesQuestion extends Readonly<Record<'west' | 'south' | 'east' | 'north', number>> {
  /** Degrees below which an area is drawn as a dot. */
  readonly dot: number;
}

/**
 * The shapes of a layer within an area, in one statement: as a text that identifies them for caching, and a function
 * that parses it.
 */
export async function shapesWithin(
  question: LayerQuestion,
  { west, south, east, north, dot }: ShapesQuestion,
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

/** All shapes of a layer in full, or only those of the named records; at most one more than can be exported. */
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
