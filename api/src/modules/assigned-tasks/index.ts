import type { Module } from '../module.ts';
import { assignedTaskMutations } from './assigned-task-resolvers.ts';
import { taskMail } from './task-mail.ts';
import { taskRecords } from './task-records.ts';

/** The task manager: tasks, models and roles, and the tasks that it gives to people. */
export const assignedTasks: Module = {
  schema: ['tasks.graphql'],
  records: taskRecords,
  mutations: assignedTaskMutations,
  mails: ({ db, publicUrl }) => ({ 'task-assigned': taskMail(db, publicUrl) }),
};
