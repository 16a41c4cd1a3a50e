import type { IResolvers } from 'mercurius';
import { joined, modules, recordCatalog } from './modules.ts';
import { recordResolvers } from './records/reading/record-resolvers.ts';
import { refusalOfDeletion } from './records/writing/refusal-of-deletion.ts';

const records = recordResolvers(recordCatalog);
const mutations = joined(modules.map((module) => module.mutations));

/** Every resolver of the schema: those of records are made from the declarations, the others come from the modules. */
export const resolvers = {
  ...records,
  Query: {
    ...records.Query,
    ...joined(modules.map(({ queries }) => queries)),
    refusalOfDeletion: refusalOfDeletion(mutations),
  },
  Mutation: mutations,
} as IResolvers;
