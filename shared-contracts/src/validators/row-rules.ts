import * as v from 'valibot';
import { fieldsOf, message } from './rules.ts';

/** The id that a client gives to a new row. */
export const rowId = v.pipe(
  v.string(message('invalid')),
  v.uuid(message('invalid')),
  v.transform((id) => id.toLowerCase()),
);

/** The rows of a record, up to a maximum number and without repeated ids. Null counts as no rows. */
export function rowsOf<TEntries extends v.ObjectEntries>(entries: TEntries, most: number) {
  return v.pipe(
    v.nullish(v.array(fieldsOf({ id: rowId, ...entries }), message('invalid')), []),
    v.maxLength(most, message('tooManyRows', { n: most })),
    v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, message('invalid')),
  );
}
