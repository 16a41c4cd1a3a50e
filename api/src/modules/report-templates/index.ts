import type { Module } from '../module.ts';
import { reportTemplateMutations } from './report-template-resolvers.ts';

/** The templates that documents are generated from. */
export const reportTemplates: Module = {
  schema: ['reports.graphql'],
  mutations: reportTemplateMutations,
};
