import { texts as names } from '../../generated/texts/engagement-names.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import type { Module, ModuleContext } from '../module.ts';
import type { ProjectList } from '../project-list.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { engagementKind } from './engagement-kind.ts';
import { engagementRecords } from './engagement-records.ts';
import { anyLogKind, logKind } from './log-kind.ts';

interface Ids {
  readonly ids: readonly string[];
}

/** The engagement of indigenous communities, with its record of contact. */
export const engagement: Module = {
  schema: ['engagement.graphql'],
  records: engagementRecords,
  names,
  mutations: {
    deleteIndigenousEngagements: (_parent: unknown, { ids }: Ids, context: ModuleContext) =>
      deleteProjectRows(engagementKind(), 'indigenous_engagement', ids, context),
    deleteIndigenousLogs: (_parent: unknown, { ids }: Ids, context: ModuleContext) =>
      deleteRecords(anyLogKind, ids, context),
  },
};

/** Engagements in the save of a project. */
export const engagementList: ProjectList = {
  name: 'indigenousEngagements',
  lists: ({ projectId }, { indigenousEngagements: rows }) => [
    listOf(engagementKind(projectId), rows ?? [], 'indigenousEngagements'),
  ],
};

/** Contacts in the save of a project, written after the engagements to which they belong. */
export const logList: ProjectList = {
  name: 'indigenousLogs',
  lists: ({ projectId }, { indigenousLogs: rows }) => [
    listOf(logKind(projectId), rows ?? [], 'indigenousLogs'),
  ],
};
