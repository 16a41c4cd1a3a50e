import type { GraphQLResolveInfo } from 'graphql';
import type { CrossedLandsInput } from 'shared-contracts/graphql';
import { findRecords } from '../../records/reading/record-store.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { Module } from '../module.ts';
import { recordCrossedLand } from './record-crossed-land.ts';

/** Records of a type in the order of their ids, with the fields that the operation selects in a field of the answer. */
async function readIn(
  [field, type]: readonly [string, string],
  ids: readonly string[],
  { db, catalog, user }: RecordContext,
  info: GraphQLResolveInfo,
) {
  const selections = selectionOfInfo(info)
    .below('RecordedLand')
    .filter(({ name }) => name === field)
    .flatMap((selection) => selection.below(type));
  if (selections.length === 0 || ids.length === 0) return [];
  const found = await findRecords({ db, catalog, user, type }, ids, selections);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Records the land that a route crosses, together with agreements over it. */
export const crossedLand: Module = {
  schema: ['crossed-land.graphql'],
  mutations: {
    recordCrossedLand: async (
      _parent: unknown,
      { input }: { readonly input: CrossedLandsInput },
      context: RecordContext,
      info: GraphQLResolveInfo,
    ) => {
      const { parcelIds, agreementIds } = await recordCrossedLand(input, context);
      return {
        parcels: await readIn(['parcels', 'Parcel'], parcelIds, context, info),
        agreements: await readIn(['agreements', 'Agreement'], agreementIds, context, info),
      };
    },
  },
};
