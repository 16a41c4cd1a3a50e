import type { InstrumentInput, ParcelInput, TitleInput, TitleTractInput } from 'shared-contracts/graphql';
import { parcelRules, titleRules, titleTractRules } from 'shared-contracts/land';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { rowsOfSave } from '../../records/writing/rows-of-save.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { instrumentKind } from './instrument-kind.ts';
import { dividedFrom, type Lineage, lockLineage, replacedTitle } from './land-store.ts';
import { parcelKind } from './parcel-kind.ts';
import { titleKind } from './title-kind.ts';
import { titleTractKind } from './title-tract-kind.ts';

/** A list whose records may come from one another; locked, so that this cannot change in the meantime. */
const inLine = (
  list: SaveList<RecordContext>,
  lineage: Lineage,
  isNamed: boolean,
): SaveList<RecordContext> => ({
  ...list,
  begin: async (within) => {
    if (isNamed) await lockLineage(within.db, lineage);
    await list.begin?.(within);
  },
});

const titleList = (titles: readonly TitleInput[], path: string): SaveList<RecordContext> =>
  inLine(
    listOf(titleKind, titles, path),
    replacedTitle,
    titles.some(({ previousTitle }) => previousTitle),
  );

const instrumentList = (instruments: readonly InstrumentInput[]): SaveList<RecordContext> =>
  listOf(instrumentKind, instruments, 'instruments');

/** The record of a form; a save that contains only rows leaves it unchanged, even if somebody else has changed it. */
async function ownList<TInput extends SaveInput>(
  kind: WritableKind<TInput>,
  rules: Parameters<typeof namesFields>[0],
  input: TInput,
  context: RecordContext,
): Promise<SaveList<RecordContext>> {
  const isNamed = namesFields(rules, input) || !(await isSeen(context, kind.type, input.id));
  return listOf(kind, isNamed ? [input] : []);
}

/** Saves the content of a parcel's form in one transaction (decision 48). Returns its id. Throws an AppError. */
export async function saveParcel(
  { titles, instruments, ...own }: ParcelInput,
  context: RecordContext,
): Promise<string> {
  const id = checkedId(own.id);
  const list = await ownList(parcelKind, parcelRules, own, context);
  await saveRecords(context, [
    inLine(list, dividedFrom, Boolean(own.parent)),
    titleList(rowsOfSave(own, titles), 'titles'),
    instrumentList(rowsOfSave(own, instruments)),
  ]);
  return id;
}

/** Saves a title with its new and changed instruments in one transaction. Returns its id. Throws an AppError. */
export async function saveTitle(
  input: TitleInput,
  instruments: readonly InstrumentInput[],
  context: RecordContext,
): Promise<string> {
  const id = checkedId(input.id);
  const list = await ownList(titleKind, titleRules, input, context);
  await saveRecords(context, [
    inLine(list, replacedTitle, Boolean(input.previousTitle)),
    instrumentList(rowsOfSave(input, instruments)),
  ]);
  return id;
}

/**
 * Saves the content of a title tract's form in one transaction: first its titles, which the tract's chain references,
 * then the tract, then the instruments of these titles. Returns its id. Throws an AppError.
 */
export async function saveTitleTract(
  { titles, instruments, ...own }: TitleTractInput,
  context: RecordContext,
): Promise<string> {
  const id = checkedId(own.id);
  const list = await ownList(titleTractKind, titleTractRules, own, context);
  await saveRecords(context, [
    titleList(rowsOfSave(own, titles), 'titles'),
    list,
    instrumentList(rowsOfSave(own, instruments)),
  ]);
  return id;
}
