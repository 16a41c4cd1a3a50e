import type { IResolvers } from 'mercurius';
import { joined, modules, recordCatalog } from './modules.ts';
import { recordResolvers } from './records/reading/record-resolvers.ts';

const records = recordResolvers(recordCatalog);

/** Every resolver of the schema: records by their declarations, the rest from the modules. */
export const resolvers = {
  ...records,
  Query: { ...records.Query, ...joined(modules.map(({ queries }) => queries)) },
  Mutation: joined(modules.map(({ mutations }) => mutations)),
} as IResolvers;
