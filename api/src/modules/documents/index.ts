import type { Module } from '../module.ts';
import { documentMutations } from './document-resolvers.ts';

export { documentKind } from './document-kind.ts';

/** Documents that belong to other records. */
export const documents: Module = { schema: ['documents.graphql'], mutations: documentMutations };
