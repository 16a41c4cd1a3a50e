import { sql } from 'kysely';
import { type DistanceRule, distanceRuleSchema, landPersonSchema } from 'shared-contracts/map';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { Box } from './route-legs.ts';

/** The provinces' rules that set a distance and are in force on a day, yyyy-MM-dd, by code. */
export async function distanceRules(db: Db, today: string): Promise<readonly DistanceRule[]> {
  const { rows } = await sql`select id, code, description, section, source, valid_from::text as "validFrom",
      distance::float8 as metres
    from provincial_rule
    where is_active and distance is not null and coalesce(valid_from <= ${today}, true)
      and coalesce(valid_to >= ${today}, true)
    order by lower(code), id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(distanceRuleSchema, row));
}

const placeSchema = v.object({ route: v.unknown() });

/** A project's route as it is stored; null if it has none. */
export async function routeOfProject(db: Db, projectId: string): Promise<unknown> {
  const { rows } = await sql`select geometry as route from surface_project where id = ${projectId}`.execute(
    db.withoutPlugins(),
  );
  return v.parse(placeSchema, rows[0]).route;
}

const foundSchema = v.object({ ids: v.array(v.string()), places: v.number() });

/** Average number of adjacent boxes that one parcel is in; a quarter at a corner is in four. */
const placesOfParcel = 4;

/**
 * Parcels that are in some of the boxes, which do not overlap: up to `most`, or undefined if there are more. The search
 * ends with the first one too many, so that a route over everything costs no more.
 */
export async function parcelsInBoxes(
  db: Db,
  boxes: readonly Box[],
  most: number,
): Promise<readonly string[] | undefined> {
  const edges = (name: keyof Box) => sql`${boxes.map((box) => box[name])}::float8[]`;
  const places = (most + 1) * placesOfParcel;
  const { rows } =
    await sql`select coalesce(array_agg(distinct found.id), '{}') as ids, count(*)::int as places from (
      select o.parcel_id as id
      from unnest(${edges('west')}, ${edges('south')}, ${edges('east')}, ${edges('north')}) as b (west, south, east, north)
        join parcel_place o on o.place && box(point(b.east, b.north), point(b.west, b.south))
      limit ${places}) found`.execute(db.withoutPlugins());
  const found = v.parse(foundSchema, rows[0]);
  return found.ids.length > most || found.places >= places ? undefined : found.ids;
}

const landSchema = v.object({ id: v.string(), land: v.string(), shape: v.nullable(v.string()) });

/** A parcel with its outline as the database writes it; the surveyed outline if that applies. */
export interface LandOutline {
  readonly id: string;
  readonly land: string;
  /** GeoJSON. */
  readonly shape: string;
}

/**
 * Number of parcels in the first statement, and in the largest; target number of characters of outlines in one
 * statement.
 */
const slices = { first: 20, most: 500, letters: 500_000 } as const;

/**
 * The active ones among some parcels with their outlines, read in pieces; undefined if the outlines exceed the given
 * number of characters.
 */
export async function outlinesOf(
  db: Db,
  ids: readonly string[],
  letters: number,
): Promise<readonly LandOutline[] | undefined> {
  const found: LandOutline[] = [];
  let [length, next, size]: [number, number, number] = [0, 0, slices.first];
  while (next < ids.length) {
    const { rows } = await sql`select p.id, p.formatted_legal_description as land,
        (case p.outline_in_use when 'SURVEYED' then p.surveyed_outline else p.geometry end)::text as shape
      from parcel p where p.is_active and p.id = any (${ids.slice(next, next + size)}::uuid[])`.execute(
      db.withoutPlugins(),
    );
    for (const row of rows) {
      const { id, land, shape } = v.parse(landSchema, row);
      if (shape === null) continue;
      length += shape.length;
      found.push({ id, land, shape });
    }
    if (length > letters) return undefined;
    next += size;
    const each = Math.max(1, length / Math.max(1, found.length));
    size = Math.max(1, Math.min(slices.most, Math.floor(slices.letters / each)));
  }
  return found;
}

interface PeopleQuestion {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
  readonly projectId: string;
  readonly parcelIds: readonly string[];
}

/**
 * The people who are related to land: owners of its active titles, and landowners and occupants of the agreements over
 * it that the person sees. Each is returned once, with whether they were reached for the project and whether they are
 * its stakeholder.
 */
export async function peopleOfLand({ db, catalog, user, projectId, parcelIds }: PeopleQuestion) {
  const seen = conjunction([scopeCondition(catalog, 'Agreement', { alias: 'r', user })]);
  const ofAgreement = (part: 'landowner' | 'occupant') => sql`
    select l.id, l.land, ${sql.lit(part)} as part, w.business_associate_id as associate,
      ${part === 'landowner' ? sql`coalesce(b.name, w.legal_name)` : sql`b.name`} as name, null::date as recorded
    from land l join agreement_parcel x on x.parcel_id = l.id join agreement r on r.id = x.agreement_id
      join ${sql.table(part)} w on w.agreement_id = r.id
      left join business_associate b on b.id = w.business_associate_id
    where ${seen}`;
  const { rows } = await sql`with land as materialized (
      select p.id, p.formatted_legal_description as land from parcel p where p.id = any (${parcelIds}::uuid[])),
    known as (
      select l.id, l.land, 'owner' as part, o.business_associate_id as associate, coalesce(b.name, o.legal_name) as name,
        t.searched_date as recorded
      from land l join title_parcel x on x.parcel_id = l.id join title t on t.id = x.title_id and t.status = 'Active'
        join ownership o on o.title_id = t.id left join business_associate b on b.id = o.business_associate_id
      union all ${ofAgreement('landowner')} union all ${ofAgreement('occupant')}),
    said as materialized (
      select c.id, c.stakeholder_id from communication c where c.surface_project_id = ${projectId} and c.is_successful),
    reached as (
      select m.business_associate_id as associate from said join communication_business_associate m
        on m.communication_id = said.id
      union select s.business_associate_id from said join stakeholder s on s.id = said.stakeholder_id)
    select k.associate as "associateId", k.name, array_agg(distinct k.part) as parts,
      jsonb_agg(distinct jsonb_build_object('id', k.id, 'land', k.land)) as parcels, max(k.recorded)::text as "recordedOn",
      coalesce(k.associate in (select associate from reached), false) as "isContacted",
      coalesce(k.associate in (select s.business_associate_id from stakeholder s
        where s.surface_project_id = ${projectId} and s.business_associate_id is not null), false) as "isStakeholder"
    from known k where k.name is not null
    group by k.associate, k.name order by lower(k.name), k.name, k.associate`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(landPersonSchema, row));
}
