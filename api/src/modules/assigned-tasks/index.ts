import { named } from '../../records/reading/named-records.ts';
import type { Module } from '../module.ts';
import { assignedTaskMutations } from './assigned-task-resolvers.ts';
import { taskMail } from './task-mail.ts';
import { taskRecords } from './task-records.ts';
import { taskTexts } from './texts/index.ts';

/** The task manager: tasks, models and roles, and the tasks that it gives to people. */
export const assignedTasks: Module = {
  schema: ['tasks.graphql'],
  records: named(taskRecords, taskTexts),
  mutations: assignedTaskMutations,
  mails: ({ db, publicUrl }) => ({ 'task-assigned': taskMail(db, publicUrl) }),
};
