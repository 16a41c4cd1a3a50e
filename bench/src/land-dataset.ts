import type { Pool } from 'pg';
import {
  boundsOf,
  formatLegalDescription,
  type LegalDescription,
  mostRanges,
  ringOf,
} from 'shared-contracts/land-survey';
import { type Dataset, openKept } from './kept-database.ts';
import { writeInBulk } from './write-in-bulk.ts';

const inStatement = 5000;

/** Quarters one after the other, from the north-west of the sixth meridian, where the demo has no land. */
export function* quartersOf(meridian: number): Generator<LegalDescription> {
  for (let township = 126; township >= 1; township -= 1)
    for (let range = mostRanges(meridian, township); range >= 1; range -= 1)
      for (let section = 1; section <= 36; section += 1)
        for (const quarter of ['NE', 'NW', 'SE', 'SW'] as const)
          yield { system: 'DLS', meridian, township, range, section, quarter };
}

/** Some hundred of those of the third meridian, which the dataset has. */
export const someQuarters = (): readonly LegalDescription[] =>
  [...quartersOf(3)].filter((_, place) => place % 100 === 0).slice(0, 400);

function* allQuarters(): Generator<LegalDescription> {
  for (const meridian of [3, 2, 6, 4, 5]) yield* quartersOf(meridian);
}

/** Parcels with a title each, and where they lie, which triggers write otherwise. */
async function writeLand(pool: Pool, wanted: number): Promise<void> {
  const taken = new Set(
    (await pool.query('select formatted_legal_description as text from parcel')).rows.map(({ text }) => text),
  );
  let rows: object[] = [];
  let count = 0;
  const send = async () => {
    await pool.query(
      `insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, gross_area,
          is_active, outline_in_use, geometry, west, south, east, north)
        select md5('bench ' || number)::uuid, text, number, 'DLS', 'Surface', 64.75, true, 'THEORETICAL',
          geometry, west, south, east, north
        from json_to_recordset($1::json) as x (text text, number text, geometry jsonb, west float8, south float8,
          east float8, north float8)`,
      [JSON.stringify(rows)],
    );
    rows = [];
  };
  for (const land of allQuarters()) {
    if (count === wanted) break;
    const text = formatLegalDescription(land);
    if (taken.has(text)) continue;
    count += 1;
    const bounds = boundsOf(land);
    const geometry = { type: 'Polygon', coordinates: [ringOf(bounds)] };
    rows.push({ text, number: `B${String(count).padStart(7, '0')}`, geometry, ...bounds });
    if (rows.length === inStatement) await send();
  }
  if (rows.length > 0) await send();
  await pool.query(`insert into parcel_place (parcel_id, place)
    select id, box(point(east, north), point(west, south)) from parcel where unique_number like 'B%'`);
  await pool.query(`insert into title (id, parcel_id, number, status, gross_area)
    select md5('bench title ' || id)::uuid, id, lpad((abs(hashtext(id::text)) % 1000)::text, 3, '2') || ' ' ||
      substr(unique_number, 2, 3) || ' ' || substr(unique_number, 5), 'Active', 64.75
    from parcel where unique_number like 'B%'`);
  await pool.query(`insert into title_parcel (id, title_id, sequence, parcel_id)
    select md5('bench title parcel ' || id)::uuid, md5('bench title ' || id)::uuid, 1, id
    from parcel where unique_number like 'B%'`);
}

const fill = (count: number) => (pool: Pool) =>
  writeInBulk(pool, ['parcel', 'parcel_place', 'title', 'title_parcel'], () => writeLand(pool, count));

/** A million parcels and titles on PostgreSQL. */
export const openLand = (): Promise<Dataset> =>
  openKept({ name: 'land', holds: 'a million parcels', fill: fill(1_000_000) });

/** As many as one map is asked to show. */
export const openMappedLand = (): Promise<Dataset> =>
  openKept({ name: 'mapped_land', holds: 'a hundred thousand parcels', fill: fill(100_000) });
