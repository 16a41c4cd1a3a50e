import type { GraphQLResolveInfo } from 'graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { MasterDataContext } from '../master-data/index.ts';
import { linkEventTypes, type MasterModelInput, saveMasterModel, unlinkEventTypes } from './master-models.ts';

const answer = (context: MasterDataContext, id: string, info: GraphQLResolveInfo) =>
  readRecord(context, 'MasterModel', id, selectionOfInfo(info).below('MasterModel'));

interface LinkArguments {
  readonly itemIds: readonly string[];
  readonly modelId: string;
}

/** Saves of models, and of their content. */
export const masterModelMutations = {
  updateMasterModel: async (
    _parent: unknown,
    { input }: { input: MasterModelInput },
    context: MasterDataContext,
    info: GraphQLResolveInfo,
  ) => answer(context, await saveMasterModel(input, context), info),
  linkModelItemToMasterModel: async (
    _parent: unknown,
    { itemIds, modelId }: LinkArguments,
    context: MasterDataContext,
    info: GraphQLResolveInfo,
  ) => answer(context, await linkEventTypes(context, itemIds, modelId), info),
  unlinkModelItemFromMasterModel: async (
    _parent: unknown,
    { itemIds, modelId }: LinkArguments,
    context: MasterDataContext,
    info: GraphQLResolveInfo,
  ) => answer(context, await unlinkEventTypes(context, itemIds, modelId), info),
};
