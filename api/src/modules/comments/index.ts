import { texts as names } from '../../generated/texts/comments-names.ts';
import type { Module } from '../module.ts';
import { commentRecords } from './comment-records.ts';
import { commentMutations, commentQueries } from './comment-resolvers.ts';

/** Comments of people on projects, agreements and tasks, and the people they mention. */
export const comments: Module = {
  schema: ['comments.graphql'],
  records: commentRecords,
  names,
  queries: commentQueries,
  mutations: commentMutations,
};
