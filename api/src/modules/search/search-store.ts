import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import type { FoundRecord } from 'shared-contracts/search';
import * as v from 'valibot';
import type { GridPlan } from '../../grids/grid-plan.ts';
import type { Db } from '../../platform/db/database.ts';
import { keyOf, madeStatements, rowsOfMade, Slot } from '../../platform/db/made-statements.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import { entriesFound, entryRecord } from './list-search-store.ts';
import { lineOfRow, linesOf, recordLines, withoutPlace } from './record-lines-store.ts';
import { type Asked, type AskedText, foundOfKind } from './search-conditions-store.ts';
import type { SearchKind } from './search-kinds.ts';

/** A kind that is searched, and how its records are read. */
export interface PlannedKind {
  readonly kind: SearchKind;
  readonly plan: GridPlan;
}

const idSchema = v.object({ id: v.string() });

/**
 * The records of a kind that a text finds and the person may see, the likeliest first. Most kinds have none: what it
 * takes to tell a record in a line is planned for those alone that were found.
 */
export async function findOfKind(
  db: Db,
  planned: PlannedKind,
  user: CurrentUser,
  asked: AskedText,
  first: number,
): Promise<readonly FoundRecord[]> {
  const found = foundOfKind(planned.plan, planned.kind, user, asked, first);
  const { rows } = await sql`${found} order by place`.execute(db.withoutPlugins());
  const ids = rows.map((row) => v.parse(idSchema, row).id);
  const lines = await recordLines(db, planned.plan, user, ids, asked.words);
  return lines.map((line) => ({ kind: planned.kind.source, ...line }));
}

/** The values of a question, and the question with what stands for them. */
function slotted({ whole, beginnings, wordings, wholes, phone, numberKey, places }: Asked) {
  const values: (string | number)[] = [];
  const slot = (value: string | number) => new Slot(values.push(value) - 1);
  const optional = (value: string | undefined) => (value === undefined ? undefined : slot(value));
  const asked: Asked<Slot, Slot> = {
    whole: slot(whole),
    beginnings: beginnings.map(slot),
    wordings: wordings.map((words) => words.map(slot)),
    wholes: wholes.map(slot),
    phone: optional(phone),
    numberKey: optional(numberKey),
    places: places.map(({ west, south, east, north }) => ({
      west: slot(west),
      south: slot(south),
      east: slot(east),
      north: slot(north),
    })),
  };
  return { values, asked };
}

/** By who asks and how the question is made up. */
const statementOf = madeStatements(500);

/** Whether the plan of a statement over all kinds is kept. */
export type IsKept = (text: string) => boolean;

/** Plans that are kept: a connection needs four megabytes for each. */
const mostKept = 12;

/** Keeps the plans of the statements that come first. */
export function firstStatements(): IsKept {
  const kept = new Set<string>();
  return (text) => {
    if (kept.size < mostKept) kept.add(text);
    return kept.has(text);
  };
}

const rowSchema = v.object({ kind: v.string(), line: v.unknown() });

/** The statement over every kind and list: of each what is found, told in a line. */
const together = (
  kinds: readonly PlannedKind[],
  lists: readonly GridPlan[],
  user: CurrentUser,
  asked: Asked<unknown, unknown>,
  first: number,
) => {
  const parts = [
    ...kinds.map(({ kind, plan }) => {
      const found = sql`(${foundOfKind(plan, kind, user, asked, first)}) named`;
      return sql`(select ${sql.lit(kind.source)} as kind, line from (${linesOf(plan, user, found, true)}) told)`;
    }),
    ...entriesFound(lists, user, asked.whole, first).map(
      (entries) => sql`(select kind, to_json(entry) as line from (${entries}) entry)`,
    ),
  ];
  return sql`${prepared} ${sql.join(parts, sql` union all `)}`;
};

/**
 * What a text finds of every kind, in one statement that is planned once a connection, as what it takes to tell a record in
 * a line costs hardly anything where there is none. In the order of the kinds; undefined where no plan is kept for who asks
 * and how.
 */
export async function findTogether(
  { db, isKept }: { readonly db: Db; readonly isKept: IsKept },
  kinds: readonly PlannedKind[],
  lists: readonly GridPlan[],
  user: CurrentUser,
  question: AskedText,
  first: number,
): Promise<FoundRecord[] | undefined> {
  const { values, asked } = slotted(question);
  const names = [...kinds.map(({ plan }) => plan), ...lists].map(({ source }) => source.name);
  const statement = statementOf(db, keyOf(user, names, first, asked), () =>
    together(kinds, lists, user, asked, first),
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
