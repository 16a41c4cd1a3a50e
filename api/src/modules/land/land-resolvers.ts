import type { GraphQLResolveInfo } from 'graphql';
import type { InstrumentInput, ParcelInput, TitleInput, TitleTractInput } from 'shared-contracts/graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import { deleteOwnerships, deleteParties } from './delete-rows.ts';
import { instrumentKind } from './instrument-kind.ts';
import { parcelKind } from './parcel-kind.ts';
import { saveParcel, saveTitle, saveTitleTract } from './save-land.ts';
import { titleKind } from './title-kind.ts';
import { titleTractKind } from './title-tract-kind.ts';

interface Ids {
  readonly ids: readonly string[];
}

interface Input<T> {
  readonly input: T;
}

/** The saved record with the fields that the operation selects. */
const answer = (context: RecordContext, type: string, id: string, info: GraphQLResolveInfo) =>
  readRecord(context, type, id, selectionOfInfo(info).below(type));

/** Mutations of land. */
export const landMutations = {
  updateParcel: async (
    _parent: unknown,
    { input }: Input<ParcelInput>,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => answer(context, 'Parcel', await saveParcel(input, context), info),
  updateTitle: async (
    _parent: unknown,
    { input, instruments }: Input<TitleInput> & { readonly instruments?: readonly InstrumentInput[] | null },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => answer(context, 'Title', await saveTitle(input, instruments ?? [], context), info),
  updateTitleTract: async (
    _parent: unknown,
    { input }: Input<TitleTractInput>,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => answer(context, 'TitleTract', await saveTitleTract(input, context), info),
  updateInstrument: async (
    _parent: unknown,
    { input }: Input<InstrumentInput>,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => answer(context, 'Instrument', await saveRecord(instrumentKind, input, context), info),
  deleteParcels: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRecords(parcelKind, ids, context),
  deleteTitles: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRecords(titleKind, ids, context),
  deleteTitleTracts: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRecords(titleTractKind, ids, context),
  deleteInstruments: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRecords(instrumentKind, ids, context),
  deleteOwnerships: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteOwnerships(ids, context),
  deleteParties: (_parent: unknown, { ids }: Ids, context: RecordContext) => deleteParties(ids, context),
};
