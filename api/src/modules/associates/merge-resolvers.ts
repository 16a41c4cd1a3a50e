import type { GraphQLResolveInfo } from 'graphql';
import type { MergeBusinessAssociatesInput } from 'shared-contracts/graphql';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { AssociateContext } from './associate-context.ts';
import { mergeAssociates } from './merge-associates.ts';
import { mergePreview } from './merge-preview.ts';
import { mergedInto, mergesInto, undoneRow } from './merge-store.ts';
import { undoMerge } from './undo-merge.ts';

const type = 'BusinessAssociate';

const read = (context: AssociateContext, id: string, info: GraphQLResolveInfo) =>
  readRecord(context, type, id, selectionOfInfo(info).below(type));

interface Id {
  readonly id: string;
}

interface Sides {
  readonly winnerId: string;
  readonly loserId: string;
}

/** Queries about merges; the id of a merged associate resolves to the remaining one. */
export const mergeQueries = {
  businessAssociate: async (
    _parent: unknown,
    { id }: Id,
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) => {
    try {
      return await read(context, id, info);
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'NOT_FOUND' && isUuid(id);
      const winner = isGone ? await mergedInto(context.db, id) : undefined;
      if (!winner) throw error;
      return read(context, winner, info);
    }
  },
  associateMerges: async (_parent: unknown, { id }: Id, { db }: AssociateContext) => {
    if (!isUuid(id)) throw notFound();
    const merges = await mergesInto(db, id);
    return merges.map((merge) => ({
      ...merge,
      staying: merge.canUndo ? (undoneRow(merge)?.staying ?? []) : [],
    }));
  },
  mergePreview: (
    _parent: unknown,
    { winnerId, loserId }: Sides,
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) =>
    mergePreview(context, winnerId, loserId, (side) =>
      selectionOfInfo(info)
        .below('MergePreview')
        .filter(({ name }) => name === side)
        .flatMap((selection) => selection.below(type)),
    ),
};

/** Mutations that merge and unmerge. */
export const mergeMutations = {
  mergeBusinessAssociates: async (
    _parent: unknown,
    { input }: { readonly input: MergeBusinessAssociatesInput },
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) => read(context, await mergeAssociates(input, context), info),
  undoBusinessAssociateMerge: async (
    _parent: unknown,
    { id }: Id,
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) => read(context, await undoMerge(id, context), info),
};
