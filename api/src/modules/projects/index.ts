import { texts as names } from '../../generated/texts/projects-names.ts';
import type { Module } from '../module.ts';
import { projectMutations } from './project-mutations.ts';
import { projectRecords } from './project-records.ts';
import { projectQueries } from './project-resolvers.ts';

export { progressOf } from './progress-store.ts';

/** Projects with their requests and stakeholders. */
export const projects: Module = {
  schema: ['projects.graphql', 'project-progress.graphql'],
  records: projectRecords,
  names,
  queries: projectQueries,
  mutations: projectMutations,
};
