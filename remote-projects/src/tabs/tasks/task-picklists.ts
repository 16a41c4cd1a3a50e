import type { DeclaredPicklist } from 'shared-contracts';
import * as operations from '../../generated/operations.ts';

const ofProject = { needs: ['surfaceProjectId'] };

/** The picklists for fields of assigned tasks: the tasks, and the records of a project that they belong to. */
export const taskPicklists = {
  tasksToAssign: {
    document: operations.PickTasksDocument,
    columns: [
      { path: 'name', share: 2 },
      { path: 'role.name', share: 1 },
    ],
    named: ['name'],
    needs: ['taskType'],
  },
  projectTasks: {
    document: operations.PickProjectTasksDocument,
    columns: [
      { path: 'called', share: 2 },
      { path: 'dueDate', share: 1 },
    ],
    named: ['called'],
    ...ofProject,
  },
  projectRequests: {
    document: operations.PickProjectRequestsDocument,
    columns: [
      { path: 'businessAssociate.name', share: 2 },
      { path: 'requestType.code', share: 1 },
    ],
    named: ['businessAssociate.name', 'requestType.code'],
    ...ofProject,
  },
  projectStakeholders: {
    document: operations.PickProjectStakeholdersDocument,
    columns: [{ path: 'businessAssociate.name', share: 1 }],
    named: ['businessAssociate.name'],
    ...ofProject,
  },
  projectEngagements: {
    document: operations.PickProjectEngagementsDocument,
    columns: [{ path: 'band.name', share: 1 }],
    named: ['band.name'],
    ...ofProject,
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;
