import type { GraphQLResolveInfo } from 'graphql';
import type { AssignedTaskInput } from 'shared-contracts/graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { type AssignTasks, assignTasks, planTasks } from './assign-tasks.ts';
import { anyAssignedTaskKind } from './assigned-task-kind.ts';
import { listEffects } from './list-effects.ts';
import { movedByTasks } from './moved-tasks.ts';
import { saveTasks } from './save-tasks.ts';

interface Tasks {
  readonly input: readonly AssignedTaskInput[];
}

const read = (ids: readonly string[], context: RecordContext, info: GraphQLResolveInfo) => {
  const selection = selectionOfInfo(info).below('AssignedTask');
  return Promise.all(ids.map((id) => readRecord(context, 'AssignedTask', id, selection)));
};

/** Queries for previews before tasks are assigned, started or completed. */
export const assignedTaskQueries = {
  taskEffects: (_parent: unknown, { input }: Tasks, context: RecordContext) => listEffects(context, input),
  movedByTasks: (_parent: unknown, { input }: Tasks, context: RecordContext) => movedByTasks(input, context),
  plannedTasks: async (
    _parent: unknown,
    args: AssignTasks,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const planned = await planTasks(args, context);
    const selections = selectionOfInfo(info).below('PlannedTask');
    const below = (field: string, type: string) =>
      selections.filter(({ name }) => name === field).flatMap((selection) => selection.below(type));
    const person = (id: string | null) =>
      id === null ? null : readRecord(context, 'Person', id, below('assignee', 'Person'));
    return Promise.all(
      planned.map(async ({ taskId, assigneeId, assignedDate, dueDate, follows, isOpen }) => ({
        ...{ assignedDate, dueDate, follows, isOpen },
        task: await readRecord(context, 'Task', taskId, below('task', 'Task')),
        assignee: await person(assigneeId),
      })),
    );
  },
};

/** Mutations of assigned tasks. */
export const assignedTaskMutations = {
  assignTasks: async (
    _parent: unknown,
    args: AssignTasks,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => read(await assignTasks(args, context), context, info),
  updateAssignedTasks: async (
    _parent: unknown,
    { input }: Tasks,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => read(await saveTasks(input, context), context, info),
  deleteAssignedTasks: (
    _parent: unknown,
    { ids }: { readonly ids: readonly string[] },
    context: RecordContext,
  ) => deleteRecords(anyAssignedTaskKind, ids, context),
};
