import { largestDelete } from 'shared-contracts/grids';
import type { RowDeletion } from 'shared-contracts/master-data';
import { writableFields } from 'shared-contracts/master-data';
import * as v from 'valibot';
import { texts } from '../../generated/texts/master-data.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { planFields, type RowsField } from '../../records/writing/saved-fields.ts';
import {
  asItIs,
  type RecordValues,
  type SaveInput,
  type WritableKind,
} from '../../records/writing/writable-kind.ts';
import { masterDataKind } from './master-data-kind.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
import { recordsOfRows } from './master-data-store.ts';

const rowsSchema = v.array(v.looseObject({ id: v.string() }));

/** A record or row without certain rows below it, given by their ids. */
function without(
  holder: RecordValues,
  [rows, ...below]: readonly { readonly name: string }[],
  ids: ReadonlySet<string>,
): RecordValues {
  if (!rows) return holder;
  const list = v.parse(rowsSchema, holder[rows.name] ?? []);
  const kept =
    below.length === 0 ? list.filter(({ id }) => !ids.has(id)) : list.map((row) => without(row, below, ids));
  return { ...holder, [rows.name]: kept };
}

/** The fields of the rows of a path, from the record down to them. */
function placesOf({ declaration, path }: RowDeletion, { catalog }: MasterDataContext): readonly RowsField[] {
  let fields = planFields(catalog, declaration.typeName, writableFields(declaration));
  return path.map(({ name }) => {
    const rows = fields.find((field) => field.name === name);
    if (rows?.kind !== 'rows') throw new Error(`${declaration.typeName} has no rows ${name}.`);
    fields = rows.fields;
    return rows;
  });
}

/**
 * Deletes rows of administered records by their ids, all or none: each record is written without them, with its next
 * revision and a history entry. Returns the ids. Throws an AppError.
 */
export async function deleteRows(
  deletion: RowDeletion,
  ids: readonly string[],
  context: MasterDataContext,
): Promise<readonly string[]> {
  const { declaration, path } = deletion;
  await checkMasterDataRight(declaration, context);
  if (ids.length > largestDelete)
    throw badInput(messageFrom(texts, ({ manyRows }) => manyRows(largestDelete)));
  const checked = [...new Set(ids.map(checkedId))];
  if (checked.length === 0) return [];
  const records = await recordsOfRows(context.db, placesOf(deletion, context), checked);
  if (records.size < checked.length) throw notFound();
  const gone = new Set(checked);
  const kind: WritableKind<SaveInput, RecordValues, MasterDataContext> = {
    ...masterDataKind(declaration),
    read: (_input, _within, before) => without(before?.values ?? {}, path, gone),
  };
  const changes = [...new Set(records.values())].map((id): SaveInput => ({ id, revision: asItIs }));
  await saveRecords(context, [listOf(kind, changes)]);
  return checked;
}
