import { named } from '../../records/reading/named-records.ts';
import type { Module } from '../module.ts';
import { projectRecords } from './project-records.ts';
import { projectQueries } from './project-resolvers.ts';
import { projectTexts } from './texts/index.ts';

/** Projects with their agreements, requests and stakeholders. */
export const projects: Module = {
  schema: ['agreements.graphql', 'projects.graphql', 'requests.graphql', 'stakeholders.graphql'],
  records: named(projectRecords, projectTexts),
  queries: projectQueries,
};
