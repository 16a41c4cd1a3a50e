import type { GraphQLResolveInfo } from 'graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { assignTasks } from './assign-tasks.ts';

/** What task managers do. */
export const assignedTaskMutations = {
  assignTasks: async (
    _parent: unknown,
    args: Parameters<typeof assignTasks>[0],
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const ids = await assignTasks(args, context);
    const selection = selectionOfInfo(info).below('AssignedTask');
    return Promise.all(ids.map((id) => readRecord(context, 'AssignedTask', id, selection)));
  },
};
