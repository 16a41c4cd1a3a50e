import type { AssignedTaskParentClass, RecordKind } from 'shared-contracts/graphql';

interface TaskParent {
  /** GraphQL type of the record. */
  readonly type: string;
  readonly table: string;
  /** The column of an assigned task that references it. */
  readonly column: string;
  /** The type of the tasks that can belong to it. */
  readonly taskType: string;
  /** The parent classes that stand for the same record. */
  readonly classes: readonly AssignedTaskParentClass[];
  /** Its kind in the history, if it has a status that a rule can set. */
  readonly statusOf?: RecordKind;
}

const project: TaskParent = {
  type: 'SurfaceProject',
  table: 'surface_project',
  column: 'surface_project_id',
  taskType: 'Project',
  classes: ['Any', 'Project'],
  statusOf: 'SURFACE_PROJECT',
};

/** The kinds of record that have tasks. */
export const taskParents: Readonly<Record<AssignedTaskParentClass, TaskParent>> = {
  Agreement: {
    type: 'Agreement',
    table: 'agreement',
    column: 'agreement_id',
    taskType: 'Agreement',
    classes: ['Agreement'],
    statusOf: 'AGREEMENT',
  },
  Any: project,
  Indigenous: {
    type: 'IndigenousEngagement',
    table: 'indigenous_engagement',
    column: 'indigenous_engagement_id',
    taskType: 'Indigenous',
    classes: ['Indigenous'],
  },
  Project: project,
  Request: {
    type: 'Request',
    table: 'request',
    column: 'request_id',
    taskType: 'Request',
    classes: ['Request'],
  },
  Stakeholder: {
    type: 'Stakeholder',
    table: 'stakeholder',
    column: 'stakeholder_id',
    taskType: 'Stakeholder',
    classes: ['Stakeholder'],
  },
};
