import type { CopySurfaceProjectInput } from 'shared-contracts/graphql';
import * as v from 'valibot';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { assignableIds } from '../assigned-tasks/index.ts';
import { detailsToCopy, rowsToCopy, selectionToCopy } from './copied-parts.ts';
import { assignableTasks, namedByTasks, taskSchema } from './copied-tasks.ts';
import { saveProject } from './save-project.ts';

/**
 * Makes a new project with the details and the chosen parts of another one that the person sees. It is one save, so
 * everything is copied or nothing, and the same copy sent twice is made only once. Numbers, references and statuses are
 * left empty. The new project belongs to the person's company; if a system administrator copies it, it belongs to the
 * owner of the old one. Returns the id of the new project. Throws an AppError.
 */
export async function copyProject(input: CopySurfaceProjectInput, context: RecordContext): Promise<string> {
  const id = checkedId(input.id);
  if (id === input.sourceId.toLowerCase()) throw notFound();
  const chosen = [...new Set(input.parts)];
  const source = await readRecord(context, 'SurfaceProject', input.sourceId, selectionToCopy(chosen));
  const { owner, taskManagerId, ...details } = detailsToCopy(source);
  const ownerId = context.user.isSystemAdministrator ? owner?.id : context.user.productClientId;
  const parties = {
    ...{ ownerId: ownerId ?? null, brokerId: details.broker?.id ?? null },
    operatorId: details.operator?.id ?? null,
  };
  const tasks = v.parse(v.array(taskSchema), source['tasks'] ?? []);
  const assignable = await assignableIds(context.db, namedByTasks(tasks), parties);
  // The person cannot see another company's task manager, so the copy does not take it over.
  const isOurs = taskManagerId !== null && (await isSeen(context, 'TaskManager', taskManagerId));
  return saveProject(
    {
      ...details,
      ...(isOurs ? { taskManagerId } : {}),
      ...(context.user.isSystemAdministrator ? { owner } : {}),
      ...rowsToCopy(chosen, { ...source, tasks: assignableTasks(tasks, assignable) }, id),
      id,
      // Identifies the save, so that a repeated one is recognized.
      saveId: id,
      description: input.description,
    },
    context,
  );
}
