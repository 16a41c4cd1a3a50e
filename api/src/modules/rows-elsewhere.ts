import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import type { RecordContext } from '../records/record-context.ts';
import { batchedQuery } from '../records/writing/batched-query.ts';
import type { RecordValues } from '../records/writing/writable-kind.ts';
import { type HeldRows, holdersOf } from './rows-elsewhere-store.ts';

const rowsSchema = v.nullish(v.array(v.looseObject({ id: v.string() })), []);

const rowIds = (values: RecordValues | undefined, list: string): readonly string[] =>
  v.parse(rowsSchema, values?.[list]).map(({ id }) => id);

const queries = new Map<HeldRows, ReturnType<typeof holdersTogether>>();

const holdersTogether = (held: HeldRows) =>
  batchedQuery(({ db }: Pick<RecordContext, 'db'>, rows) => holdersOf(db, held, rows));

/** Looks up which record a row belongs to, in one query for all rows that ask at the same time. */
function asking(held: HeldRows) {
  const known = queries.get(held) ?? holdersTogether(held);
  queries.set(held, known);
  return known;
}

/**
 * Errors for rows of a save whose ids belong to another record's rows, each at its path; without them the rows would be
 * silently lost.
 */
export async function rowErrors(
  held: HeldRows,
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
  id: string,
): Promise<readonly FieldError[]> {
  const message = validationText(languageOf(user.locale), 'invalid');
  const fresh = Object.keys(held.tables).flatMap((list) => {
    const known = new Set(rowIds(before, list));
    return rowIds(values, list)
      .map((row, place) => ({ path: `${list}[${place}].id`, row, key: `${list} ${row}` }))
      .filter(
        ({ row, key }, place, all) => !known.has(row) && all.findIndex((one) => one.key === key) === place,
      );
  });
  const holderOf = asking(held);
  const holders = await Promise.all(fresh.map(({ key }) => holderOf({ db }, key)));
  return fresh.flatMap(({ path }, place) => {
    const holder = holders[place];
    return holder === undefined || holder === id ? [] : [{ path, message }];
  });
}
