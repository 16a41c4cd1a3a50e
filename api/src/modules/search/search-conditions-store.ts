import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import { searchLimits } from 'shared-contracts/search';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import { recordsOfExternalId } from '../../records/reading/external-ids-store.ts';
import { recordOf } from '../../records/reading/record-catalog.ts';
import { asSought, besidesConditions, patternCondition } from '../../records/reading/record-filters.ts';
import type { RecordMapping, Row, Sql } from '../../records/reading/record-mapping.ts';
import { columnOf, scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { FoundThrough, SearchKind } from './search-kinds.ts';
import type { SearchParts } from './searched-text.ts';

/** The parts of a search text from which a statement is built. */
type AnyParts = SearchParts<unknown, unknown>;

/** The maximum number of records with all words that are ranked by how many of these are whole words. */
const mostRanked = 200;

/** Sorts after every text with a given prefix, in byte order. */
const last = '\u{10FFFF}';

/** Rows whose column begins with a text, ignoring case, sorted by that column. */
function beginning(row: Row, column: string, text: unknown) {
  const value = sql`lower(${columnOf(row, column)})`;
  return {
    where: sql`${value} ~>=~ lower(${text}::text) and ${value} ~<~ (lower(${text}::text) || ${last}::text)`,
    order: sql`order by ${value} using ~<~`,
  };
}

const allWords = (row: Row, words: readonly unknown[], mapping: RecordMapping): Sql =>
  conjunction(words.map((word) => patternCondition(row, word, mapping)));

/**
 * The same condition for statements that read every row: the words are converted to small letters once and not for each
 * row.
 */
const allWordsOfEach = (row: Row, words: readonly unknown[], mapping: RecordMapping): Sql =>
  conjunction(words.map((word) => patternCondition(row, word, mapping, sql`(select ${asSought(word)})`)));

/**
 * The first pages of a table: there, a frequent word is found sooner than through the index, which would fetch all its
 * rows. `offset 0` keeps the planner from using the word index.
 */
const firstRows = (table: Sql, pages: number): Sql =>
  sql`(select * from ${table} t where t.ctid < ${sql.lit(`(${pages},0)`)}::tid offset 0)`;

/**
 * The maximum number of records of another kind through which results are found; if a text matches more of them, it is
 * not about them.
 */
const mostThrough = 100;

function through(
  { catalog }: GridPlan,
  row: Row,
  { type, column, link }: FoundThrough,
  words: readonly unknown[],
) {
  const mapping = recordOf(catalog, type);
  const named = { alias: 'named', user: row.user };
  const ids = sql`select named.id from ${sql.table(mapping.table)} named
    where ${conjunction([allWords(named, words, mapping), scopeCondition(catalog, type, named)])}
    limit ${sql.lit(mostThrough)}`;
  if (!link) return sql`${columnOf(row, column)} in (${ids})`;
  return sql`${columnOf(row, column)} in (select l.${sql.ref(link.own)} from ${sql.table(link.table)} l
    where l.${sql.ref(link.other)} in (${ids}))`;
}

/** The parcels that lie in the given areas, found with the index, up to a maximum number of their parts. */
const parcelsIn = (places: AnyParts['places'], most: number = searchLimits.parcelsInPlace): Sql => sql`select
    x.parcel_id from parcel_place x
  where ${sql.join(
    places.map(
      ({ west, south, east, north }) =>
        sql`x.place && box(point(${east}::float8, ${north}::float8), point(${west}::float8, ${south}::float8))`,
    ),
    sql` or `,
  )} limit ${sql.lit(most)}`;

/** Whether the areas contain more land than is searched. */
export async function hasMoreInPlace(db: Db, places: SearchParts['places']): Promise<boolean> {
  const { rows } = await parcelsIn(places, searchLimits.parcelsInPlace + 1).execute(db.withoutPlugins());
  return rows.length > searchLimits.parcelsInPlace;
}

/** Conditions that find records of a kind by the land on which they lie. */
const byPlace: Readonly<Record<NonNullable<SearchKind['byPlace']>, (row: Row, parcels: Sql) => Sql>> = {
  parcel: (row, parcels) => sql`${columnOf(row, 'id')} in (${parcels})`,
  title: (row, parcels) => sql`${columnOf(row, 'id')} in (
    select l.title_id from title_parcel l where l.parcel_id in (${parcels}))`,
  tract: (row, parcels) => sql`${columnOf(row, 'id')} in (
    select l.title_tract_id from title_tract_parcel l where l.parcel_id in (${parcels}))`,
  agreement: (row, parcels) => sql`${columnOf(row, 'id')} in (
    select l.agreement_id from agreement_parcel l where l.parcel_id in (${parcels}))`,
  project: (row, parcels) => sql`${columnOf(row, 'id')} in (
    select a.surface_project_id from agreement_parcel l join agreement a on a.id = l.agreement_id
    where l.parcel_id in (${parcels}))`,
  request: (row, parcels) => sql`${columnOf(row, 'id')} in (
    select i.request_id from request_item_parcel l join request_item i on i.id = l.request_item_id
    where l.parcel_id in (${parcels}))`,
  stakeholder: (row, parcels) => sql`${columnOf(row, 'id')} in (
    select l.stakeholder_id from stakeholder_parcel l where l.parcel_id in (${parcels}))`,
  task: (row, parcels) => sql`${columnOf(row, 'agreement_id')} in (
    select l.agreement_id from agreement_parcel l where l.parcel_id in (${parcels}))`,
};

/** The titles on which an instrument with this number is registered. */
const byInstrument = (row: Row, key: unknown): Sql => sql`${columnOf(row, 'id')} in (
  select i.title_id from instrument i where ${beginning({ ...row, alias: 'i' }, 'registration_key', key).where}
  limit ${sql.lit(mostThrough)})`;

const associatesOf = (
  digits: unknown,
) => sql`select b.id from business_associate b where b.phone_digits ~ ${digits}
  union select c.business_associate_id from contact c join phone_number p on p.contact_id = c.id
    where p.digits ~ ${digits} limit ${sql.lit(mostThrough)}`;

/** Conditions that find records of a kind by the phone number of a person who is named on them. */
const byPhone: Readonly<Record<NonNullable<SearchKind['byPhone']>, (row: Row, digits: unknown) => Sql>> = {
  associate: (row, digits) => sql`${columnOf(row, 'id')} in (${associatesOf(digits)})`,
  contact: (row, digits) => sql`${columnOf(row, 'id')} in (
    select p.contact_id from phone_number p where p.digits ~ ${digits})`,
  agreement: (row, digits) => sql`${columnOf(row, 'id')} in (
    select l.agreement_id from landowner l where l.business_associate_id in (${associatesOf(digits)})
    union select o.agreement_id from occupant o where o.business_associate_id in (${associatesOf(digits)}))`,
};

/** How many of the words a row contains as whole words. */
const wholeWords = (row: Row, wholes: readonly unknown[]): Sql =>
  sql.join(
    wholes.map((whole) => sql`(without_accents(${columnOf(row, 'search_text')}) ~ ${whole}::text)::int`),
    sql` + `,
  );

/**
 * The records of a kind that match a text, as `select id, place`, the likeliest first: first those identified by an id
 * of another system and those whose key begins with the text, then those that contain its words, with whole words
 * first, then those reached through other records with these words. Each later group is only searched as far as the
 * earlier groups did not fill the result.
 */
export function foundOfKind(
  plan: GridPlan,
  kind: SearchKind,
  user: CurrentUser,
  parts: AnyParts,
  first: number,
): Sql {
  const row: Row = { alias: 'found', user };
  const scope = conjunction([
    scopeCondition(plan.catalog, plan.source.type, row),
    // For example archived projects: a search never finds what lists only show on request.
    ...besidesConditions(plan.mapping, row, () => false),
  ]);
  const most = sql`limit ${sql.lit(first)}`;
  const table = sql.table(plan.mapping.table);
  const rows = (place: number, where: Sql, order = sql``, from: Sql = table) =>
    sql`(select found.id as id, ${sql.lit(place)} as way, 0 as wholes from ${from} found
      where ${conjunction([where, scope])} ${order} ${most})`;
  const { wholes } = parts;
  /** Rows that contain the words; if there are very many, those with the most whole words first. */
  const holding = (place: number, where: Sql, from: Sql = table) =>
    wholes.length === 0
      ? rows(place, where, sql``, from)
      : sql`(select id, way, wholes from (
          select found.id as id, ${sql.lit(place)} as way, ${wholeWords(row, wholes)} as wholes from ${from} found
          where ${conjunction([where, scope])} limit ${sql.lit(mostRanked)}) ranked order by wholes desc ${most})`;
  const key = parts.numberKey;
  const begins = [
    ...(kind.numberKey && key
      ? [beginning(row, kind.numberKey, key)]
      : kind.keys.flatMap((column) => parts.beginnings.map((text) => beginning(row, column, text)))),
    ...(kind.secondKey && key ? [beginning(row, kind.secondKey, key)] : []),
  ];
  const onLand =
    kind.byPlace && parts.places.length > 0 ? [byPlace[kind.byPlace](row, parcelsIn(parts.places))] : [];
  const instrument = kind.byInstrument && key ? [byInstrument(row, key)] : [];
  const ownText =
    plan.mapping.hasSearchText && !kind.isOnlyById
      ? parts.wordings.map((words) => ({
          where: allWords(row, words, plan.mapping),
          ofEach: allWordsOfEach(row, words, plan.mapping),
        }))
      : [];
  const others = (kind.through ?? []).flatMap((other) =>
    parts.wordings.map((words) => through(plan, row, other, words)),
  );
  const phone = kind.byPhone && parts.phone ? [byPhone[kind.byPhone](row, parts.phone)] : [];
  /** Excludes records that begin with the text, because the result has them already. */
  const notBegun = begins.map((begun) => sql`(${begun.where}) is not true`);
  const external = parts.externalId
    ? [sql`${columnOf(row, 'id')} in (${recordsOfExternalId(row, plan.source.type, parts.externalId)})`]
    : [];
  const besides = (where: Sql) =>
    conjunction([where, ...notBegun, ...external.map((one) => sql`(${one}) is not true`)]);
  /** The records whose own text contains the words, found in the first pages of a large table or with its index. */
  const owning = ({ where, ofEach }: (typeof ownText)[number], way: number): Sql => {
    if (!kind.firstPages) return holding(way, besides(where));
    const isShort = sql`(select count(*) from quick) < ${sql.lit(first)}`;
    // A row seldom contains several words together, so the index is also searched for a row with all of them as whole
    // words.
    const isMissing = sql`not exists (select 1 from quick where wholes = ${sql.lit(wholes.length)})`;
    const goesOn = wholes.length > 1 ? sql`(${isShort} or ${isMissing})` : isShort;
    return sql`(with quick as materialized ${holding(way, besides(ofEach), firstRows(table, kind.firstPages))}
      select id, way, wholes from quick union all ${holding(way, conjunction([goesOn, besides(where)]))})`;
  };
  const before = [...onLand, ...phone, ...instrument];
  const later = [
    ...before.map((where, way) => rows(way, besides(where))),
    ...ownText.map((own, at) => owning(own, before.length + at)),
    ...others.map((where, at) => rows(before.length + ownText.length + at, besides(where))),
  ];
  const all = [
    ...external.map((where) => rows(0, conjunction([where, ...notBegun]))),
    // A record that begins with the text in two of its columns is returned once.
    ...begins.map(({ where, order }, at) => rows(0, conjunction([where, ...notBegun.slice(0, at)]), order)),
    ...(later.length > 0
      ? [
          sql`(select id, min(way) as way, max(wholes) as wholes from (${sql.join(later, sql` union all `)}) raw
            group by id order by 2, 3 desc ${most})`,
        ]
      : []),
  ];
  const none = sql`select null::uuid as id, 0 as way, 0 as wholes where false`;
  return sql`select id, row_number() over () as place from (
    select id from (${all.length > 0 ? sql.join(all, sql` union all `) : none}) ways ${most}) likeliest`;
}
