import type { Module } from '../module.ts';
import { masterModelMutations } from './master-model-resolvers.ts';

/** Models of events, and their content. */
export const masterModels: Module = { schema: ['master-models.graphql'], mutations: masterModelMutations };
