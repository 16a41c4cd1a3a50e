import type { Module } from '../module.ts';
import { masterModelMutations } from './master-model-resolvers.ts';

/** Models of events, and what is in them. */
export const masterModels: Module = { schema: ['master-models.graphql'], mutations: masterModelMutations };
