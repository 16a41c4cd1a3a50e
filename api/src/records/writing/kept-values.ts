import { namedIn } from './named-values.ts';
import type { PlannedField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

const isRow = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;

/**
 * Completes rows of a list with the stored values of the fields that they leave out; a new row stays as it was sent.
 */
function keptRows(fields: readonly PlannedField[], sent: unknown, stored: unknown): unknown {
  if (!Array.isArray(sent)) return sent;
  const known = new Map(namedIn(stored).map((row) => [row.id, row]));
  return sent.map((row: unknown) => {
    const before = isRow(row) ? known.get(String(row['id']).toLowerCase()) : undefined;
    return isRow(row) && before ? { ...row, ...keptValues(fields, row, before) } : row;
  });
}

/**
 * The values of a save of an existing record, completed with the stored ones for fields that it leaves out: a page of
 * an older release does not know newer fields, and must not clear them. Rows that it leaves out are removed.
 */
export function keptValues(
  fields: readonly PlannedField[],
  sent: RecordValues,
  stored: RecordValues,
): RecordValues {
  const kept: Record<string, unknown> = {};
  for (const field of fields) {
    const value = sent[field.name];
    if (field.kind === 'rows') kept[field.name] = keptRows(field.fields, value, stored[field.name]);
    else kept[field.name] = value === undefined ? stored[field.name] : value;
  }
  return kept;
}
