import { buildSchema } from 'graphql';
import { readSchema } from 'shared-contracts/schema';
import { recordDeclarations } from './declarations.ts';
import { buildCatalog } from './record-catalog.ts';

/** The schema that the API serves, without resolvers. */
export const contractSchema = buildSchema(readSchema());

/** Every record kind of the schema. */
export const recordCatalog = buildCatalog(contractSchema, recordDeclarations);
