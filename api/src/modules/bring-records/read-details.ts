import { languageOf } from 'shared-contracts';
import {
  type BringField,
  bringField,
  bringFieldName,
  bringFields,
  bringNouns,
} from 'shared-contracts/bring-in';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordRow } from '../bring-in/index.ts';
import type { AssociateDetails, GivenDetail } from './associate-details.ts';
import type { BroughtNoun, BroughtValue, ReadRecord } from './brought-noun.ts';
import type { Issues } from './issues.ts';
import { broughtAssociates } from './nouns/associates.ts';
import { type CellReader, readCell } from './read-cell.ts';
import { inReadingOrder } from './reading-order.ts';
import { recordWord } from './record-words.ts';
import { idIn, idsIn } from './values.ts';

interface DetailReader extends CellReader {
  readonly user: RecordContext['user'];
  readonly noun: BroughtNoun;
  readonly issues: Issues;
  readonly details: AssociateDetails;
}

/** The associates that a row names, in the record itself or in a row below it. */
function namedIn(
  { noun: { kind }, ...reader }: DetailReader,
  record: ReadRecord,
  { source, cells }: RecordRow,
): readonly string[] {
  const field = bringField(kind, bringNouns[kind].named ?? null);
  if (!field) return [];
  const own = cells[field.name];
  if (field.reads === 'namedAll' && own !== undefined) {
    // Each row of a record may name different ones, as in an agreement with one row for every owner.
    const read = readCell(reader, field, own, record.group.cells['system']?.trim() ?? '');
    return 'value' in read ? idsIn(read.value) : [];
  }
  if (field.of !== 'below') return idsIn(record.values[field.column]);
  return idsIn(record.below.find((row) => row.source === source)?.values[field.name]);
}

/** The values of the details about a new associate in one row; a fault is reported at its cell. */
function valuesOf(
  { noun, issues, user, ...reader }: DetailReader,
  { group }: ReadRecord,
  { source, cells }: RecordRow,
  fields: readonly BringField[],
): readonly Pick<GivenDetail, 'field' | 'column' | 'text' | 'value'>[] {
  const system = group.cells['system']?.trim() ?? '';
  const taken = new Set(fields.map(({ column }) => column));
  const values = new Map<string, BroughtValue>();
  return inReadingOrder(fields).flatMap((field) => {
    const { name, column } = field;
    const text = cells[name] ?? '';
    const around = field.type === 'City' ? idIn(values.get('stateOrProvince')) : undefined;
    const read = readCell({ user, ...reader }, field, text, system, around);
    if ('value' in read) {
      values.set(column, read.value);
      return [{ field: name, column, text, value: read.value }];
    }
    // A city that does not exist here becomes a line of the address, as in the table of associates.
    const free = read.isUnknown
      ? broughtAssociates.instead?.[column]?.find((line) => !taken.has(line))
      : undefined;
    if (free === undefined) {
      issues.add(group, source, name, read.fault);
      return [];
    }
    taken.add(free);
    const line = bringFieldName('associate', free, languageOf(user.locale)) ?? free;
    issues.add(group, source, name, recordWord(user, 'keptIn', { text, field: line }), true);
    return [{ field: name, column: free, text, value: text }];
  });
}

/** Reads the details about associates from the rows of a record that name them. */
export function readDetails(reader: DetailReader, record: ReadRecord): void {
  const { noun, alsoNew, issues, details, user } = reader;
  const { group } = record;
  const all = bringFields(noun.kind).filter(({ of }) => of === 'newAssociate');
  if (all.length === 0 || issues.hasFailed(group)) return;
  for (const row of group.rows) {
    const { source, cells } = row;
    const fields = all.filter(({ name }) => cells[name] !== undefined);
    if (fields.length === 0) continue;
    const [associateId, ...others] = namedIn(reader, record, row);
    if (associateId === undefined || others.length > 0) {
      for (const { name } of fields)
        issues.add(group, source, name, recordWord(user, 'detailOfWhom', { text: cells[name] ?? '' }), true);
      continue;
    }
    const given = alsoNew.isNewAssociate(associateId)
      ? valuesOf(reader, record, row, fields)
      : fields.map(({ name, column }) => ({
          field: name,
          column,
          text: cells[name] ?? '',
          value: undefined,
        }));
    for (const detail of given) details.add({ ...detail, associateId, group, source });
  }
}
