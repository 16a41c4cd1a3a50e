import type { GraphQLResolveInfo } from 'graphql';
import type {
  AgreementBulkInput,
  AgreementBulkValues,
  AgreementInput,
  AgreementOrderInput,
} from 'shared-contracts/graphql';
import { type Selection, selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { readBack } from '../read-back.ts';
import { agreementKind } from './agreement-kind.ts';
import { agreementOrder, saveAgreements } from './agreement-lists.ts';
import { bulkEdit, movedByBulk, previewBulk } from './bulk-edit.ts';
import { handOver, type Leaving, previewHandover } from './handover.ts';
import { parcelMatches } from './parcel-matches.ts';
import { readRules } from './read-rules.ts';

/** The fields that an operation selects in a field of its answer. */
const selectedFields = (
  info: GraphQLResolveInfo,
  answer: string,
  field: string,
  type: string,
): readonly Selection[] =>
  selectionOfInfo(info)
    .below(answer)
    .filter(({ name }) => name === field)
    .flatMap((selection) => selection.below(type));

const read = (ids: readonly string[], context: RecordContext, info: GraphQLResolveInfo) =>
  readBack('Agreement', ids, context, info);

interface Agreements {
  readonly input: readonly AgreementInput[];
}

const save = async (
  _parent: unknown,
  { input }: Agreements,
  context: RecordContext,
  info: GraphQLResolveInfo,
) => read(await saveAgreements(input, context), context, info);

/** Queries about agreements other than reading records. */
export const agreementQueries = {
  agreementRules: (
    _parent: unknown,
    { agreementId }: { readonly agreementId: string },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => readRules(agreementId, context, selectionOfInfo(info)),
  parcelsByDescription: (
    _parent: unknown,
    { descriptions }: { readonly descriptions: readonly string[] },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => parcelMatches(descriptions, context, selectedFields(info, 'ParcelMatch', 'parcel', 'Parcel')),
  previewAgreements: (
    _parent: unknown,
    { ids, values }: { readonly ids: readonly string[]; readonly values: AgreementBulkValues },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) =>
    previewBulk(ids, values, context, selectedFields(info, 'AgreementBulkChange', 'agreement', 'Agreement')),
  movedByBulk: (
    _parent: unknown,
    { ids, values }: { readonly ids: readonly string[]; readonly values: AgreementBulkValues },
    context: RecordContext,
  ) => movedByBulk(ids, values, context),
  agreementHandover: (_parent: unknown, leaving: Leaving, context: RecordContext) =>
    previewHandover(leaving, context),
};

/** Mutations of agreements outside of their project's form. */
export const agreementMutations = {
  createAgreements: save,
  updateAgreements: save,
  deleteAgreements: (
    _parent: unknown,
    { ids }: { readonly ids: readonly string[] },
    context: RecordContext,
  ) => deleteProjectRows(agreementKind(), 'agreement', ids, context),
  reorderAgreements: async (
    _parent: unknown,
    { surfaceProjectId, order }: { readonly surfaceProjectId: string; readonly order: AgreementOrderInput },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => read(await agreementOrder.reorder(surfaceProjectId, order, context), context, info),
  bulkEditAgreements: async (
    _parent: unknown,
    { input }: { readonly input: AgreementBulkInput },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => read(await bulkEdit(input, context), context, info),
  handOverAgreements: (
    _parent: unknown,
    leaving: Leaving & { readonly toId: string },
    context: RecordContext,
  ) => handOver(leaving, context),
};
