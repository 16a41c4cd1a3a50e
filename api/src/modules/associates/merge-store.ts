import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { foreignKeys } from '../../records/writing/uses-store.ts';
import { takenBack } from './taken-back.ts';

const table = 'business_associate';

/** Tables whose rows have no id, with the column that identifies a row among those of one associate. */
const keys: Readonly<Record<string, string>> = { communication_business_associate: 'communication_id' };

const keyOf = (name: string): string => keys[name] ?? 'id';

const movedSchema = v.array(
  v.object({
    table: v.string(),
    column: v.string(),
    /** Keys of the rows that referenced the removed associate. */
    ids: v.array(v.string()),
    /** Keys of the rows that were dropped because the remaining associate had the same. */
    dropped: v.array(v.string()),
  }),
);

export type Moved = v.InferOutput<typeof movedSchema>;

const keySchema = v.object({ key: v.string() });
const keysIn = (rows: readonly unknown[]) => rows.map((row) => v.parse(keySchema, row).key);

/**
 * Makes everything that references one associate reference another one, with one statement per table. Returns what
 * moved.
 */
export async function moveRelations(db: Db, from: string, to: string): Promise<Moved> {
  const moved: { table: string; column: string; ids: string[]; dropped: string[] }[] = [];
  for (const { table: name, column, target } of await foreignKeys(db)) {
    if (target !== table) continue;
    const [rows, key, names] = [sql.table(name), sql.ref(keyOf(name)), sql.ref(column)];
    const dropped = keys[name]
      ? await sql`delete from ${rows} where ${names} = ${from}
          and ${key} in (select ${key} from ${rows} where ${names} = ${to}) returning ${key} as key`.execute(
          db.withoutPlugins(),
        )
      : { rows: [] };
    const changed = await sql`update ${rows} set ${names} = ${to} where ${names} = ${from}
      returning ${key} as key`.execute(db.withoutPlugins());
    moved.push({ table: name, column, ids: keysIn(changed.rows), dropped: keysIn(dropped.rows) });
  }
  return moved.filter(({ ids, dropped }) => ids.length + dropped.length > 0);
}

/**
 * Moves records back, except those that meanwhile reference another associate or were deleted. Returns the moved
 * records.
 */
export async function moveBack(db: Db, moved: Moved, from: string, to: string): Promise<Moved> {
  const back: Moved = [];
  for (const { table: name, column, ids, dropped } of moved) {
    const [rows, key, names] = [sql.table(name), sql.ref(keyOf(name)), sql.ref(column)];
    const changed = await sql`update ${rows} set ${names} = ${to}
      where ${names} = ${from} and ${key} = any (${ids}::uuid[]) returning ${key} as key`.execute(
      db.withoutPlugins(),
    );
    back.push({ table: name, column, ids: keysIn(changed.rows), dropped: [] });
    if (dropped.length > 0)
      await sql`insert into ${rows} (${key}, ${names})
        select ${key}, ${to}::uuid from ${rows} where ${names} = ${from} and ${key} = any (${dropped}::uuid[])`.execute(
        db,
      );
  }
  return back;
}

const keptSchema = v.array(
  v.object({ table: v.string(), id: v.string(), name: v.boolean(), address: v.boolean() }),
);

type KeptNames = v.InferOutput<typeof keptSchema>;

const rowSchema = v.object({ id: v.string(), name: v.boolean(), address: v.boolean() });

const addressOf = sql`nullif(concat_ws(', ', nullif(b.address_line1, ''), nullif(b.address_line2, ''),
  nullif(b.address_line3, ''), (select name from city where id = b.city_id),
  (select code from state_or_province where id = b.state_or_province_id), nullif(b.postal_code, '')), '')`;

/**
 * Stores the legal name and address of an associate with rows under which something was signed or registered, unless
 * they are stored there already. Returns the rows.
 */
export async function keepLegalNames(db: Db, id: string): Promise<KeptNames> {
  const owners = await sql`update landowner l set legal_name = coalesce(nullif(l.legal_name, ''), b.name),
      legal_address = coalesce(nullif(l.legal_address, ''), ${addressOf})
    from landowner o join agreement a on a.id = o.agreement_id join business_associate b on b.id = o.business_associate_id
    where l.id = o.id and b.id = ${id} and a.documents_acquired_date is not null
      and (coalesce(o.legal_name, '') = '' or coalesce(o.legal_address, '') = '')
    returning l.id, coalesce(o.legal_name, '') = '' as name, coalesce(o.legal_address, '') = '' as address`.execute(
    db.withoutPlugins(),
  );
  const registered = await sql`update ownership o set legal_name = b.name from business_associate b
    where b.id = ${id} and o.business_associate_id = b.id and coalesce(o.legal_name, '') = ''
    returning o.id, true as name, false as address`.execute(db.withoutPlugins());
  const of = (name: string, rows: readonly unknown[]) =>
    rows.map((row) => ({ table: name, ...v.parse(rowSchema, row) }));
  return [...of('landowner', owners.rows), ...of('ownership', registered.rows)];
}

/** Removes the legal names and addresses that a merge stored. */
export async function dropLegalNames(db: Db, kept: KeptNames): Promise<void> {
  const idsOf = (name: string, field: 'name' | 'address') =>
    kept.filter((one) => one.table === name && one[field]).map(({ id }) => id);
  const clear = (name: string, column: string, ids: readonly string[]) =>
    ids.length > 0
      ? sql`update ${sql.table(name)} set ${sql.ref(column)} = null where id = any (${ids}::uuid[])`.execute(
          db,
        )
      : undefined;
  await clear('landowner', 'legal_name', idsOf('landowner', 'name'));
  await clear('landowner', 'legal_address', idsOf('landowner', 'address'));
  await clear('ownership', 'legal_name', idsOf('ownership', 'name'));
}

const jsonRow = v.record(v.string(), v.unknown());

/** The row of an associate as JSON. */
export async function rowOf(db: Db, id: string): Promise<Merge['winner']> {
  const { rows } = await sql`select to_jsonb(b) as row from business_associate b where id = ${id}`.execute(
    db.withoutPlugins(),
  );
  return v.parse(v.object({ row: jsonRow }), rows[0]).row;
}

/** Columns that can be written; the others are computed. */
async function writtenColumns(db: Db) {
  const { rows } = await sql`select column_name as key from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and column_name not in ('id', 'revision')`.execute(db.withoutPlugins());
  return sql.join(keysIn(rows).map((name) => sql.ref(name)));
}

/** Restores an associate from its stored row, as a new revision. */
export async function putBack(db: Db, id: string, row: unknown, revision: number): Promise<void> {
  const columns = await writtenColumns(db);
  await sql`insert into business_associate (id, revision, ${columns})
    select ${id}, ${revision}, ${columns} from jsonb_populate_record(null::business_associate, ${JSON.stringify(row)}::jsonb)`.execute(
    db,
  );
}

/** Resets an associate to a stored row, as its next revision. */
export async function takeBack(db: Db, id: string, row: unknown): Promise<void> {
  const columns = await writtenColumns(db);
  await sql`update business_associate set revision = revision + 1, (${columns}) = (
      select ${columns} from jsonb_populate_record(null::business_associate, ${JSON.stringify(row)}::jsonb))
    where id = ${id}`.execute(db);
}

/** Adds former names, one per line, by which the associate can still be found. */
export async function addFormerNames(db: Db, id: string, names: readonly string[]): Promise<void> {
  await sql`update business_associate set former_names = concat_ws(chr(10), former_names, ${names.join('\n')}::text)
    where id = ${id}`.execute(db);
}

/** Deletes the associate whose records moved to another one. */
export async function deleteLoser(db: Db, id: string): Promise<void> {
  await sql`delete from business_associate where id = ${id}`.execute(db);
}

const namesSchema = v.object({
  code: v.nullable(v.string()),
  name: v.string(),
  former: v.nullable(v.string()),
});

/** The current and former names of an associate. */
export async function namesOf(db: Db, id: string) {
  const { rows } =
    await sql`select code, name, former_names as former from business_associate where id = ${id}`.execute(
      db.withoutPlugins(),
    );
  return v.parse(namesSchema, rows[0]);
}

const standingSchema = v.object({
  isClient: v.boolean(),
  isSynchronized: v.boolean(),
  isLinkedToAccounting: v.boolean(),
  companyId: v.nullable(v.string()),
});

/** The facts that may prevent an associate from being merged into another (decision 66). */
export async function standingOf(db: Db, id: string) {
  const { rows } = await sql`select is_client as "isClient", is_synchronized as "isSynchronized",
      is_linked_to_accounting as "isLinkedToAccounting", product_client_id as "companyId"
    from business_associate where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(standingSchema, row))[0];
}

const mergeSchema = v.object({
  id: v.string(),
  winnerId: v.string(),
  loserId: v.string(),
  loserName: v.string(),
  mergedAt: v.date(),
  mergedBy: v.string(),
  undoneAt: v.nullable(v.date()),
  winnerRevision: v.number(),
  canUndo: v.boolean(),
  winner: jsonRow,
  loser: jsonRow,
  /** The remaining associate right after the merge; null for an old merge. */
  winnerAfter: v.nullable(jsonRow),
  /** The remaining associate as it is now; null if it was deleted. */
  winnerNow: v.nullable(jsonRow),
  moved: movedSchema,
  keptNames: keptSchema,
});

export type Merge = v.InferOutput<typeof mergeSchema>;

const selectMerges = sql`select m.id, m.winner_id as "winnerId", m.loser_id as "loserId", m.loser ->> 'name' as "loserName",
    m.merged_at as "mergedAt", u.full_name as "mergedBy", m.undone_at as "undoneAt",
    m.winner_revision as "winnerRevision", m.winner, m.loser, m.moved, m.kept_names as "keptNames",
    m.winner_after as "winnerAfter", to_jsonb(b) as "winnerNow", m.undone_at is null and b.id is not null
      and (m.winner_after is not null or b.revision = m.winner_revision) as "canUndo"
  from associate_merge m join app_user u on u.id = m.merged_by_id
    left join business_associate b on b.id = m.winner_id`;

/** The merges into an associate, the latest first. */
export async function mergesInto(db: Db, winnerId: string): Promise<readonly Merge[]> {
  const { rows } = await sql`${selectMerges} where m.winner_id = ${winnerId}
    order by m.merged_at desc, m.id limit 100`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(mergeSchema, row));
}

/**
 * The row of the remaining associate after an undo; undefined if it was deleted. For an old merge without a stored row,
 * the current row counts as that of the merge.
 */
export const undoneRow = ({ winner, winnerAfter, winnerNow }: Merge) =>
  winnerNow ? takenBack(winner, winnerAfter ?? winnerNow, winnerNow) : undefined;

/** A merge, locked until the transaction ends; undefined if there is none. */
export async function lockMerge(db: Db, id: string): Promise<Merge | undefined> {
  await sql`select 1 from associate_merge where id = ${id} for update`.execute(db);
  const { rows } = await sql`${selectMerges} where m.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(mergeSchema, row))[0];
}

type NewMerge = Pick<
  Merge,
  | 'id'
  | 'winnerId'
  | 'loserId'
  | 'winnerRevision'
  | 'winner'
  | 'winnerAfter'
  | 'loser'
  | 'moved'
  | 'keptNames'
>;

/** Stores what a merge did. */
export async function keepMerge(
  { db, user, clock }: Pick<RecordContext, 'db' | 'user' | 'clock'>,
  merge: NewMerge,
): Promise<void> {
  await sql`insert into associate_merge (id, winner_id, loser_id, merged_at, merged_by_id, winner_revision, winner,
      winner_after, loser, moved, kept_names)
    values (${merge.id}, ${merge.winnerId}, ${merge.loserId}, ${clock()}, ${user.id}, ${merge.winnerRevision},
      ${JSON.stringify(merge.winner)}, ${JSON.stringify(merge.winnerAfter)}, ${JSON.stringify(merge.loser)}, ${JSON.stringify(merge.moved)},
      ${JSON.stringify(merge.keptNames)})`.execute(db);
}

/** Marks a merge as undone. */
export async function keepUndone(
  { db, user, clock }: Pick<RecordContext, 'db' | 'user' | 'clock'>,
  id: string,
): Promise<void> {
  await sql`update associate_merge set undone_at = ${clock()}, undone_by_id = ${user.id} where id = ${id}`.execute(
    db,
  );
}

/** The associate that remained in the end after one or several merges; undefined if it was not merged. */
export async function mergedInto(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`with recursive way as (
      select m.winner_id, 1 as step from associate_merge m where m.loser_id = ${id} and m.undone_at is null
      union all select m.winner_id, way.step + 1 from way
        join associate_merge m on m.loser_id = way.winner_id and m.undone_at is null)
    select winner_id as key from way order by step desc limit 1`.execute(db.withoutPlugins());
  return keysIn(rows)[0];
}

const winnerSchema = v.object({ loser: v.string(), id: v.string(), name: v.string() });

/** Returns, for those of the given associates that were merged, the associate that remained in the end. */
export async function winnersOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql`with recursive way as (
      select m.loser_id as loser, m.winner_id from associate_merge m
        where m.loser_id = any (${ids}::uuid[]) and m.undone_at is null
      union select way.loser, m.winner_id from way
        join associate_merge m on m.loser_id = way.winner_id and m.undone_at is null)
    select way.loser, b.id, b.name from way join business_associate b on b.id = way.winner_id`.execute(
    db.withoutPlugins(),
  );
  return new Map(
    rows.map((row) => v.parse(winnerSchema, row)).map(({ loser, id, name }) => [loser, { id, name }]),
  );
}
