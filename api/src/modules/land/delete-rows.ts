import * as v from 'valibot';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { checkRowsGone, noteDeletedRows } from '../../records/writing/deleted-rows-store.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { asItIs, type SaveInput, type WritableKind } from '../../records/writing/writable-kind.ts';
import { type InstrumentSave, instrumentKind } from './instrument-kind.ts';
import { checkLandRight } from './land-right.ts';
import { type HeldRows, holdersOf } from './land-store.ts';
import { type TitleSave, titleKind } from './title-kind.ts';

const rowsSchema = v.array(v.looseObject({ id: v.string() }));

/** Deletes rows of the records that contain them, all or none; the history of each record gets an entry. */
async function deleteRows<TInput extends SaveInput>(
  kind: WritableKind<TInput>,
  field: 'ownerships' | 'parties',
  rows: HeldRows,
  ids: readonly string[],
  change: (id: string) => TInput,
  context: RecordContext,
): Promise<readonly string[]> {
  const checked = [...new Set(ids.map(checkedId))];
  if (checked.length === 0) return [];
  const found = await holdersOf(context.db, rows, checked);
  const there = new Set(found.map(({ id }) => id));
  await checkRowsGone(
    context,
    checked.filter((id) => !there.has(id)),
  );
  if (found.length === 0) return checked;
  const gone = new Set(checked);
  const without: WritableKind<TInput> = {
    ...kind,
    read: (_input, _within, before) => {
      const held = v.parse(rowsSchema, before?.values[field]);
      return { ...before?.values, [field]: held.filter(({ id }) => !gone.has(id)) };
    },
  };
  const holders = [...new Set(found.map(({ holder }) => holder))];
  const list = listOf(without, holders.map(change));
  await saveRecords(context, [{ ...list, finish: (within) => noteDeletedRows(within, [...there]) }]);
  return checked;
}

/** Deletes owners of titles, all or none. Returns their ids. Throws an AppError. */
export async function deleteOwnerships(
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> {
  checkLandRight('title')({ action: 'edit' }, context);
  const rows = { table: 'ownership', column: 'title_id' } as const;
  return deleteRows(
    titleKind,
    'ownerships',
    rows,
    ids,
    (id): TitleSave => ({ id, revision: asItIs }),
    context,
  );
}

/** Deletes parties of instruments, all or none. Returns their ids. Throws an AppError. */
export async function deleteParties(
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> {
  checkLandRight('instrument')({ action: 'edit' }, context);
  const rows = { table: 'party', column: 'instrument_id' } as const;
  const change = (id: string): InstrumentSave => ({ id, revision: asItIs });
  return deleteRows(instrumentKind, 'parties', rows, ids, change, context);
}
