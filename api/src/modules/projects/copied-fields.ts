import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Selection } from '../../records/reading/selection.ts';

export const text = v.nullable(v.string());

/** A referenced record, by id; null if there is none, or none that the person may see. */
export const reference = v.nullable(v.object({ id: v.string() }));

/** The selection of a field, with those below it. */
export const select = (name: string, below: readonly Selection[] = []): Selection => ({
  name,
  alias: name,
  args: {},
  below: () => below,
});

/** The selections that read the fields of a schema; `lists` has the fields of those that are lists, by name. */
export const fieldsOf = (
  entries: v.ObjectEntries,
  lists: Readonly<Record<string, v.ObjectEntries>> = {},
): readonly Selection[] =>
  Object.entries(entries).map(([name, schema]) => {
    if (schema === reference) return select(name, [select('id')]);
    const below = lists[name];
    return below ? select(name, fieldsOf(below)) : select(name);
  });

/** The id of a copied row, derived from the original row, so that the same copy sent twice is made only once. */
export function copiedId(made: string, row: string): string {
  const hash = createHash('sha256').update(`${made} ${row}`).digest('hex');
  // Version and variant of an id derived from a name (RFC 9562, version 8).
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}

/** A row as a new one of the project `made`. */
export const fresh =
  (made: string) =>
  <TRow extends { readonly id: string }>(row: TRow) => ({
    ...row,
    id: copiedId(made, row.id),
    saveId: made,
  });
