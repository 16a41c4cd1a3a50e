import type { Module } from '../module.ts';
import { reportTemplateMutations } from './report-template-resolvers.ts';

/** What generated documents are made from. */
export const reportTemplates: Module = {
  schema: ['reports.graphql'],
  mutations: reportTemplateMutations,
};
