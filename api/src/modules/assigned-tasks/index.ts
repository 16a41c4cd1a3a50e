import type { Module } from '../module.ts';
import { assignedTaskMutations, assignedTaskQueries } from './assigned-task-resolvers.ts';
import { followedMail } from './followed-mail.ts';
import { taskMail } from './task-mail.ts';
import { taskRecords } from './task-records.ts';

export { assignableIds } from './assignable-store.ts';
export { anyAssignedTaskKind } from './assigned-task-kind.ts';
export { assignedTaskLists, projectTasks } from './assigned-task-lists.ts';
export { datesFollow } from './follow-dates.ts';
export { followModel } from './follow-model.ts';
export { followingTasks } from './following-store.ts';
export { modelFaults } from './model-rules.ts';
export { projectNamesOf } from './model-tasks-store.ts';
export { movedTasks, newMoves } from './moved-tasks.ts';
export { movesOf, type TaskMove } from './moves.ts';
export { movedIn, rehearsedMoves } from './reported-moves.ts';

/** The task manager: tasks, models and roles, the tasks assigned on records, and their effects. */
export const assignedTasks: Module = {
  schema: ['tasks.graphql'],
  records: taskRecords,
  queries: assignedTaskQueries,
  mutations: assignedTaskMutations,
  mails: ({ db, publicUrl }) => ({
    'task-assigned': taskMail(db, publicUrl),
    'task-followed': followedMail(db, publicUrl),
  }),
};
