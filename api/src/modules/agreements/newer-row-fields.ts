import * as v from 'valibot';
import type { StoredRecord } from '../../records/writing/writable-kind.ts';

/** Fields of rows that pages of an older release do not send. */
const newer = { compensations: ['priceUnit'], payments: ['gstAmount'] } as const;

const rowsSchema = v.array(v.looseObject({ id: v.string() }));

function keptRows(sent: unknown, stored: unknown, fields: readonly string[]): unknown {
  const rows = v.safeParse(rowsSchema, sent);
  const known = v.safeParse(rowsSchema, stored);
  if (!rows.success || !known.success) return sent;
  const before = new Map(known.output.map((row) => [row.id, row]));
  return rows.output.map((row) => {
    const stays = before.get(row.id.toLowerCase());
    const missing = stays ? fields.filter((field) => row[field] === undefined) : [];
    return { ...row, ...Object.fromEntries(missing.map((field) => [field, stays?.[field] ?? null])) };
  });
}

/** A save with what its rows do not name as it is stored: a page of an older release must not clear it. */
export function withNewerRowFields<TInput extends object>(
  input: TInput,
  before: StoredRecord | undefined,
): TInput {
  if (!before) return input;
  const sent = new Map<string, unknown>(Object.entries(input));
  const kept = Object.entries(newer).flatMap(([name, fields]) =>
    sent.has(name) ? [[name, keptRows(sent.get(name), before.values[name], fields)] as const] : [],
  );
  return { ...input, ...Object.fromEntries(kept) };
}
