import * as v from 'valibot';
import type { Selection } from '../reading/selection.ts';
import { namedIn, namedOf } from './named-values.ts';
import type { PlannedField } from './saved-fields.ts';
import type { RecordValues, StoredRecord } from './writable-kind.ts';

const select = (name: string, below: readonly Selection[] = []): Selection => ({
  name,
  alias: name,
  args: {},
  below: () => below,
});

/**
 * The fields to select of a record in order to compare it, show it and record it in the history: its saved fields, and
 * the names of the records that they reference.
 */
export function selectionOfFields(fields: readonly PlannedField[]): readonly Selection[] {
  return fields.map((field) => {
    if (field.kind === 'column') return select(field.from);
    if (field.kind === 'rows') return select(field.from, [select('id'), ...selectionOfFields(field.fields)]);
    return select(
      field.from,
      ['id', ...field.shows].map((name) => select(name)),
    );
  });
}

const textSchema = v.nullish(v.string());

/** A referenced record with its name, made of the fields that `shows` lists. */
function namedRecord(value: unknown, shows: readonly string[]) {
  const record = namedOf(value);
  if (!record) return null;
  const texts = shows.map((field) => v.parse(textSchema, record[field]));
  return { ...record, name: texts.filter(Boolean).join(' ') || null };
}

function shownValue(field: PlannedField, value: unknown): unknown {
  if (field.kind === 'one') return namedRecord(value, field.shows);
  if (field.kind === 'linked') return namedIn(value).map((one) => namedRecord(one, field.shows));
  if (field.kind === 'rows')
    return namedIn(value).map((row, place) => ({
      id: row.id,
      ...(field.hasSequence ? { sequence: place + 1 } : {}),
      ...shownOf(field.fields, row),
    }));
  if (value instanceof Date) return value.toISOString();
  return field.kind === 'column' && field.isMoment && typeof value === 'string'
    ? new Date(value).toISOString()
    : value;
}

/** The fields as a form shows them. */
function shownOf(fields: readonly PlannedField[], record: RecordValues): RecordValues {
  const shown: Record<string, unknown> = {};
  for (const field of fields) shown[field.name] = shownValue(field, record[field.from] ?? null);
  return shown;
}

const idOf = (value: unknown) => {
  const named = namedOf(value);
  return named ? { id: named.id.toLowerCase() } : null;
};

const byId = (one: { id: string } | null, other: { id: string } | null) =>
  (one?.id ?? '').localeCompare(other?.id ?? '');

/** Each record once and sorted, so that neither order nor repetition counts as a change. */
function linkedIds(value: unknown) {
  const named = namedIn(value).map(idOf);
  return named
    .filter((one, place) => named.findIndex((other) => other?.id === one?.id) === place)
    .toSorted(byId);
}

function sentValue(field: PlannedField, value: unknown): unknown {
  if (field.kind === 'one') return idOf(value);
  if (field.kind === 'linked') return linkedIds(value);
  if (field.kind !== 'rows') return value;
  return namedIn(value).map((row) => ({ id: row.id.toLowerCase(), ...sentOf(field.fields, row) }));
}

/** The fields as a save sends them, with references as ids only. Missing fields stay missing. */
export function sentOf(fields: readonly PlannedField[], values: RecordValues): RecordValues {
  const sent: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined) sent[field.name] = sentValue(field, value);
  }
  return sent;
}

/**
 * A cell of a row in the history. A boolean becomes a check mark or a cross, because the history does not show column
 * names there.
 */
const cellText = (field: PlannedField, value: unknown): string | null =>
  typeof value === 'boolean' && !field.historyText ? (value ? '✓' : '✗') : textOf(field, value);

const nameOf = (value: unknown): string | null => v.parse(textSchema, namedOf(value)?.['name']) ?? null;

function textOf(field: PlannedField, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (field.historyText) return field.historyText(value);
  if (field.kind === 'one') return nameOf(value);
  if (field.kind === 'linked') return namedIn(value).map(nameOf).join('\n') || null;
  if (field.kind !== 'rows') return String(value);
  const lines = namedIn(value).map((row) =>
    field.fields
      .map((one) => cellText(one, row[one.name]))
      .filter(Boolean)
      .join(', '),
  );
  return lines.join('\n') || null;
}

/** The fields of a record as the history shows them, derived from the values in a form. */
function textsOf(fields: readonly PlannedField[], shown: RecordValues): StoredRecord['texts'] {
  const texts: Record<string, string | null> = {};
  for (const field of fields) texts[field.name] = textOf(field, shown[field.name]);
  return texts;
}

/** The history texts of a new record, from the record as it was read. */
export const newTexts = (fields: readonly PlannedField[], record: RecordValues): StoredRecord['texts'] =>
  textsOf(fields, shownOf(fields, record));

/** A record as it was read, in three forms: as a save sends it, as a form shows it, and as the history shows it. */
export function storedRecord(
  fields: readonly PlannedField[],
  revision: number,
  record: RecordValues,
): StoredRecord {
  const shown = shownOf(fields, record);
  return {
    revision,
    shown,
    values: sentOf(fields, shown),
    texts: textsOf(fields, shown),
  };
}
