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

type Named = Map<
  string,
  { readonly type: string; readonly shows: readonly string[]; readonly ids: Set<string> }
>;

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));
const rowsSchema = v.nullish(v.array(v.looseObject({ id: v.string() })), []);

const keyOf = ({ type, shows }: Extract<PlannedField, { kind: 'one' | 'linked' }>): string =>
  `${type} ${shows.join(' ')}`;

/** Collects the records that values name, by type and by what is shown of them. */
function collect(fields: readonly PlannedField[], values: RecordValues, found: Named): void {
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

/** Lets what was asked of the database go on its way. */
const pause = () => new Promise<void>((done) => setImmediate(done));

/** What records are called that others name, looked up for all of them together. */
async function namesOf(
  { catalog }: Plan,
  { db, user }: Pick<RecordContext, 'db' | 'user'>,
  named: Named,
): Promise<Names> {
  const names = new Map<string, ReadonlyMap<string, RecordValues>>();
  for (const [key, { type, shows, ids }] of named)
    names.set(
      key,
      await findRecords({ db, catalog, user, type }, [...ids], [select('id'), ...shows.map(select)]),
    );
  return names;
}

/**
 * Writes new records, and returns what the history tells of them by the values that are written, without reading them
 * again: their texts are made while the database writes. Values are in the writing of their rules, which is the one that
 * is read.
 */
export async function textsWhileWritten(
  plan: Plan,
  within: Pick<RecordContext, 'db' | 'user'>,
  { type, records }: { readonly type: string; readonly records: readonly NewValues[] },
  write: () => Promise<void>,
): Promise<readonly StoredRecord['texts'][]> {
  const { fields } = plan;
  const named: Named = new Map();
  for (const { values } of records) collect(fields, values, named);
  const textsBy = (names: Names) =>
    records.map(({ values }) => newTexts(fields, asRead(fields, values, names)));
  const own = new Set([...named.values()].filter((one) => one.type === type).flatMap(({ ids }) => [...ids]));
  // One that names another of them knows its name when both are there.
  if (records.some(({ id }) => own.has(id))) {
    await write();
    return textsBy(await namesOf(plan, within, named));
  }
  const names = await namesOf(plan, within, named);
  const meanwhile = async () => {
    await pause();
    return textsBy(names);
  };
  const [, texts] = await Promise.all([write(), meanwhile()]);
  return texts;
}
