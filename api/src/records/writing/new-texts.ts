import { eachInTurns, pause } from '../../platform/work/take-turns.ts';
import type { RecordCatalog } from '../reading/record-catalog.ts';
import { findRecords } from '../reading/record-store.ts';
import type { Selection } from '../reading/selection.ts';
import type { RecordContext } from '../record-context.ts';
import { namedIn, namedOf } from './named-values.ts';
import type { PlannedField } from './saved-fields.ts';
import { newTexts } from './stored-values.ts';
import type { ReadyWrite, RecordValues, StoredRecord } from './writable-kind.ts';

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

const keyOf = ({ type, shows }: Extract<PlannedField, { kind: 'one' | 'linked' }>): string =>
  `${type} ${shows.join(' ')}`;

/** Collects the records that values refer to, by type and by the fields that make up their displayed names. */
function collect(fields: readonly PlannedField[], values: RecordValues, found: Named): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === null || value === undefined || field.kind === 'column') continue;
    if (field.kind === 'rows') {
      for (const row of namedIn(value)) collect(field.fields, row, found);
      continue;
    }
    const { type, shows } = field;
    const named = found.get(keyOf(field)) ?? { type, shows, ids: new Set<string>() };
    found.set(keyOf(field), named);
    const all = field.kind === 'one' ? [namedOf(value)] : namedIn(value);
    for (const one of all) if (one) named.ids.add(one.id);
  }
}

const select = (name: string): Selection => ({ name, alias: name, args: {}, below: () => [] });

/** A value as it would be read back: references with their names. */
function valueAsRead(field: PlannedField, value: unknown, names: Names): unknown {
  if (field.kind === 'column') return value ?? null;
  if (field.kind === 'rows')
    return namedIn(value).map((row) => ({ id: row.id, ...asRead(field.fields, row, names) }));
  const known = names.get(keyOf(field));
  if (field.kind === 'linked') return namedIn(value).map(({ id }) => known?.get(id) ?? { id });
  const id = namedOf(value)?.id;
  return id === undefined ? null : (known?.get(id) ?? { id });
}

/** Values as they would be read back. */
function asRead(fields: readonly PlannedField[], values: RecordValues, names: Names): RecordValues {
  const read: Record<string, unknown> = {};
  for (const field of fields) read[field.from] = valueAsRead(field, values[field.name], names);
  return read;
}

/** The names of referenced records, looked up for all of them together. */
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

/** New records to be written, and the function that writes them. */
interface Writing {
  readonly type: string;
  readonly records: readonly NewValues[];
  readonly write: () => Promise<void>;
}

/**
 * Looks up the names of the records that new records refer to. Returns a function that writes the records and builds
 * their history from the written values, without reading them again; the texts are built while the database writes. The
 * rules return values in the notation in which they would be read.
 */
export async function readyToWrite(
  plan: Plan,
  within: Pick<RecordContext, 'db' | 'user'>,
  { type, records, write }: Writing,
): Promise<ReadyWrite> {
  const { fields } = plan;
  const named: Named = new Map();
  await eachInTurns(records, ({ values }) => collect(fields, values, named));
  const textsBy = async (names: Names) => {
    const texts: StoredRecord['texts'][] = [];
    // Lets pending queries be sent first.
    await pause();
    await eachInTurns(records, ({ values }) => texts.push(newTexts(fields, asRead(fields, values, names))));
    return texts;
  };
  const own = new Set([...named.values()].filter((one) => one.type === type).flatMap(({ ids }) => [...ids]));
  // If new records refer to each other, their names are only known once all of them exist.
  if (records.some(({ id }) => own.has(id)))
    return async (meanwhile) => {
      await write();
      return meanwhile(await textsBy(await namesOf(plan, within, named)));
    };
  const names = await namesOf(plan, within, named);
  return async (meanwhile) => {
    const [, made] = await Promise.all([write(), textsBy(names).then(meanwhile)]);
    return made;
  };
}
