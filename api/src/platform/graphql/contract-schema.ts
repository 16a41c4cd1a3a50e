import { buildSchema } from 'graphql';
import { readSchema } from 'shared-contracts/schema';

/** The schema that the API serves, without resolvers. */
export const contractSchema = buildSchema(readSchema());
