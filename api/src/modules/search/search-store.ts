import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import type { FoundRecord } from 'shared-contracts/search';
import * as v from 'valibot';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  keyOf,
  madeStatements,
  rowsOfMade,
  Slot,
  withSharedValues,
} from '../../platform/db/made-statements.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import { entriesFound, entryRecord } from './list-search-store.ts';
import { lineOfRow, linesOf, recordLines, withoutPlace } from './record-lines-store.ts';
import { foundOfKind } from './search-conditions-store.ts';
import type { SearchKind } from './search-kinds.ts';
import type { SearchedText, SearchParts } from './searched-text.ts';

/** A kind that is searched, with the plan for reading its records. */
export interface PlannedKind {
  readonly kind: SearchKind;
  readonly plan: GridPlan;
}

const idSchema = v.object({ id: v.string() });

/**
 * The records of a kind that match a text and that the person may see, the likeliest first. Most kinds have none, so
 * their lines are built in a second statement, and only for the records found.
 */
export async function findOfKind(
  db: Db,
  planned: PlannedKind,
  user: CurrentUser,
  searched: SearchedText,
  first: number,
): Promise<readonly FoundRecord[]> {
  const found = foundOfKind(planned.plan, planned.kind, user, searched, first);
  const { rows } = await sql`${found} order by place`.execute(db.withoutPlugins());
  const ids = rows.map((row) => v.parse(idSchema, row).id);
  const lines = await recordLines(db, planned.plan, user, ids, searched.words);
  return lines.map((line) => ({ kind: planned.kind.source, ...line }));
}

/** The values of a search, and the same search with placeholders instead of the values. */
function slotted({ whole, beginnings, wordings, wholes, phone, numberKey, externalId, places }: SearchParts) {
  const values: (string | number)[] = [];
  const slot = (value: string | number) => new Slot(values.push(value) - 1);
  const optional = (value: string | undefined) => (value === undefined ? undefined : slot(value));
  const slots: SearchParts<Slot, Slot> = {
    whole: slot(whole),
    beginnings: beginnings.map(slot),
    wordings: wordings.map((words) => words.map(slot)),
    wholes: wholes.map(slot),
    phone: optional(phone),
    numberKey: optional(numberKey),
    externalId: optional(externalId),
    places: places.map(({ west, south, east, north }) => ({
      west: slot(west),
      south: slot(south),
      east: slot(east),
      north: slot(north),
    })),
  };
  return { values, slots };
}

/**
 * Cached by the person and by the structure of the search. Each kind uses the same few values several times: without
 * sharing, a statement would have about four hundred parameters.
 */
const statementOf = madeStatements(500, withSharedValues);

/** Whether the connections keep the plan of a statement over all kinds. */
export type IsKept = (text: string) => boolean;

/** The number of plans that are kept: each takes four megabytes per connection. */
const mostKept = 12;

/** Keeps the plans of the first statements that are run. */
export function firstStatements(): IsKept {
  const kept = new Set<string>();
  return (text) => {
    if (kept.size < mostKept) kept.add(text);
    return kept.has(text);
  };
}

const rowSchema = v.object({ kind: v.string(), line: v.unknown() });

/** The statement over all kinds and lists, with one line for each matching record. */
const together = (
  kinds: readonly PlannedKind[],
  lists: readonly GridPlan[],
  user: CurrentUser,
  searched: SearchParts<unknown, unknown>,
  first: number,
) => {
  const parts = [
    ...kinds.map(({ kind, plan }) => {
      const found = sql`(${foundOfKind(plan, kind, user, searched, first)}) named`;
      return sql`(select ${sql.lit(kind.source)} as kind, line from (${linesOf(plan, user, found, true)}) shown)`;
    }),
    ...entriesFound(lists, user, searched.whole, first).map(
      (entries) => sql`(select kind, to_json(entry) as line from (${entries}) entry)`,
    ),
  ];
  return sql`${prepared} ${sql.join(parts, sql` union all `)}`;
};

/**
 * All records that match a text, of every kind, in one statement. Each connection plans it once; then the joins for the
 * lines cost hardly anything for kinds without matches. Returns the records in the order of the kinds; undefined if no
 * plan is kept for this person and this structure of a search.
 */
export async function findTogether(
  { db, isKept }: { readonly db: Db; readonly isKept: IsKept },
  kinds: readonly PlannedKind[],
  lists: readonly GridPlan[],
  user: CurrentUser,
  question: SearchedText,
  first: number,
): Promise<FoundRecord[] | undefined> {
  const { values, slots } = slotted(question);
  const names = [...kinds.map(({ plan }) => plan), ...lists].map(({ source }) => source.name);
  const statement = statementOf(db, keyOf(user, names, first, slots), () =>
    together(kinds, lists, user, slots, first),
  );
  if (!isKept(statement.sql)) return undefined;
  const rows = await rowsOfMade(db, statement, values);
  const byKind = Map.groupBy(rows, (row) => v.parse(rowSchema, row).kind);
  const records = kinds.flatMap(({ kind, plan }) =>
    (byKind.get(kind.source) ?? [])
      .map((row) => lineOfRow(plan, row, question.words))
      .toSorted((one, other) => one.place - other.place)
      .map((line) => ({ kind: kind.source, ...withoutPlace(line) })),
  );
  const entries = lists.flatMap(({ source }) => byKind.get(source.name) ?? []);
  return [...records, ...entries.map((row) => entryRecord(lists, v.parse(rowSchema, row).line))];
}
