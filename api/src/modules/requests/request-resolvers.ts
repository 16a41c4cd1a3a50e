import type { GraphQLResolveInfo } from 'graphql';
import type { RequestInput, RequestItemInput, RowOrderInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { readBack } from '../read-back.ts';
import { requestKind } from './request-kind.ts';
import { deleteRequestItems, requestOrder, saveRequestItems, saveRequests } from './request-lists.ts';

interface Ids {
  readonly ids: readonly string[];
}

const save = async (
  _parent: unknown,
  { input }: { readonly input: readonly RequestInput[] },
  context: RecordContext,
  info: GraphQLResolveInfo,
) => readBack('Request', await saveRequests(input, context), context, info);

/** Mutations of requests and their items outside of their project's form. */
export const requestMutations = {
  createRequests: save,
  updateRequests: save,
  deleteRequests: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteProjectRows(requestKind(), 'request', ids, context),
  reorderRequests: async (
    _parent: unknown,
    { surfaceProjectId, order }: { readonly surfaceProjectId: string; readonly order: RowOrderInput },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => readBack('Request', await requestOrder.reorder(surfaceProjectId, order, context), context, info),
  updateRequestItems: async (
    _parent: unknown,
    { input }: { readonly input: readonly RequestItemInput[] },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => readBack('RequestItem', await saveRequestItems(input, context), context, info),
  deleteRequestItems: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRequestItems(ids, context),
};
