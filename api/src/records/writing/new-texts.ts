import * as v from 'valibot';
import type { RecordCatalog } from '../reading/record-catalog.ts';
import { findRecords } from '../reading/record-store.ts';
import type { Selection } from '../reading/selection.ts';
import type { RecordContext } from '../record-context.ts';
import type { PlannedField } from './saved-fields.ts';
import { newTexts } from './stored-values.ts';
import type { RecordValues, StoredRecord } from './writable-kind.ts';

interface NewValues {
  readonly id: string;
  readonly values: RecordValues;
}

interface Plan {
  readonly catalog: RecordCatalog;
  readonly fields: readonly PlannedField[];
}

type Names = ReadonlyMap<string, ReadonlyMap<string, RecordValues>>;

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));
const rowsSchema = v.nullish(v.array(v.looseObject({ id: v.string() })), []);

const keyOf = ({ type, shows }: Extract<PlannedField, { kind: 'one' | 'linked' }>): string =>
  `${type} ${shows.join(' ')}`;

/** Collects the records that values name, by type and by what is shown of them. */
function collect(
  fields: readonly PlannedField[],
  values: RecordValues,
  found: Map<string, { readonly type: string; readonly shows: readonly string[]; readonly ids: Set<string> }>,
): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === null || value === undefined || field.kind === 'column') continue;
    if (field.kind === 'rows') {
      for (const row of v.parse(rowsSchema, value)) collect(field.fields, row, found);
      continue;
    }
    const { type, shows } = field;
    const named = found.get(keyOf(field)) ?? { type, shows, ids: new Set<string>() };
    found.set(keyOf(field), named);
    const all = field.kind === 'one' ? [v.parse(namedSchema, value)] : v.parse(rowsSchema, value);
    for (const one of all) if (one) named.ids.add(one.id);
  }
}

const select = (name: string): Selection => ({ name, alias: name, args: {}, below: () => [] });

/** Values as they would be read again: what they name with its name. */
function asRead(fields: readonly PlannedField[], values: RecordValues, names: Names): RecordValues {
  return Object.fromEntries(
    fields.map((field): [string, unknown] => {
      const value = values[field.name] ?? null;
      if (field.kind === 'column') return [field.from, value];
      if (field.kind === 'rows')
        return [
          field.from,
          v.parse(rowsSchema, value).map((row) => ({ id: row.id, ...asRead(field.fields, row, names) })),
        ];
      const known = names.get(keyOf(field));
      if (field.kind === 'linked')
        return [field.from, v.parse(rowsSchema, value).map(({ id }) => known?.get(id) ?? { id })];
      const id = v.parse(namedSchema, value)?.id;
      return [field.from, id === undefined ? null : (known?.get(id) ?? { id })];
    }),
  );
}

/**
 * What the history tells of new records by the values that are written, without reading them again: what they name is
 * looked up for all of them together. Values are in the writing of their rules, which is the one that is read.
 */
export async function textsOfNew(
  { catalog, fields }: Plan,
  { db, user }: Pick<RecordContext, 'db' | 'user'>,
  records: readonly NewValues[],
): Promise<readonly StoredRecord['texts'][]> {
  const named = new Map<string, { type: string; shows: readonly string[]; ids: Set<string> }>();
  for (const { values } of records) collect(fields, values, named);
  const names = new Map<string, ReadonlyMap<string, RecordValues>>();
  for (const [key, { type, shows, ids }] of named)
    names.set(
      key,
      await findRecords({ db, catalog, user, type }, [...ids], [select('id'), ...shows.map(select)]),
    );
  return records.map(({ values }) => newTexts(fields, asRead(fields, values, names)));
}
