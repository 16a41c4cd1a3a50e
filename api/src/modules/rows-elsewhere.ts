import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import type { RecordContext } from '../records/record-context.ts';
import type { RecordValues } from '../records/writing/writable-kind.ts';
import { type HeldRows, rowsElsewhere } from './rows-elsewhere-store.ts';

const rowsSchema = v.nullish(v.array(v.looseObject({ id: v.string() })), []);

const rowIds = (values: RecordValues | undefined, list: string): readonly string[] =>
  v.parse(rowsSchema, values?.[list]).map(({ id }) => id);

/** Rows of a save whose ids another record has, each at its path: they would be lost without a word. */
export async function rowErrors(
  held: HeldRows,
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
  id: string,
): Promise<readonly FieldError[]> {
  const fresh = Object.fromEntries(
    Object.keys(held.tables).map((list) => {
      const known = new Set(rowIds(before, list));
      return [list, rowIds(values, list).filter((row) => !known.has(row))];
    }),
  );
  const message = validationText(languageOf(user.locale), 'invalid');
  return (await rowsElsewhere(db, held, id, fresh)).map((row) => ({
    path: `${row.list}[${rowIds(values, row.list).indexOf(row.id)}].id`,
    message,
  }));
}
