import { listOf } from '../../records/writing/save-list.ts';
import { agreementList } from '../agreements/index.ts';
import { projectTasks } from '../assigned-tasks/index.ts';
import { projectCommunications } from '../communications/index.ts';
import { engagementList, logList } from '../engagement/index.ts';
import { eventList } from '../events/index.ts';
import { keyDateList } from '../key-dates/index.ts';
import { obligationList } from '../obligations/index.ts';
import type { ProjectList } from '../project-list.ts';
import { requestItemList, requestList } from '../requests/index.ts';
import { stakeholderList } from '../stakeholders/index.ts';
import { memberKind } from './member-kind.ts';
import { projectRevisionKind } from './project-revision-kind.ts';
import { relatedProjectKind } from './related-project-kind.ts';

const members: ProjectList = {
  name: 'members',
  lists: ({ projectId }, input) => [listOf(memberKind(projectId), input.members ?? [], 'members')],
};

const relatedProjects: ProjectList = {
  name: 'relatedProjects',
  lists: ({ projectId }, input) => [
    listOf(relatedProjectKind(projectId), input.relatedProjects ?? [], 'relatedProjects'),
  ],
};

const revisions: ProjectList = {
  name: 'revisions',
  lists: ({ projectId }, input) => [
    listOf(projectRevisionKind(projectId), input.revisions ?? [], 'revisions'),
  ],
};

/** Communications of the project, and those of its agreements, requests and stakeholders. */
const communications: ProjectList = {
  name: 'communications',
  lists: ({ projectId }, input) => projectCommunications(projectId, input.communications ?? []),
};

/**
 * The lists that the save of a project contains besides its own fields, in the order in which they are written: parents
 * first.
 */
export const projectLists: readonly ProjectList[] = [
  members,
  relatedProjects,
  revisions,
  agreementList,
  requestList,
  requestItemList,
  stakeholderList,
  communications,
  keyDateList,
  obligationList,
  eventList,
  engagementList,
  logList,
  projectTasks,
];
