import type { CopySurfaceProjectInput } from 'shared-contracts/graphql';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { detailsToCopy, rowsToCopy, selectionToCopy } from './copied-parts.ts';
import { saveProject } from './save-project.ts';

/**
 * Makes a new project with the details of another one that the person sees, and the parts that are named: one save, so
 * all or nothing, and the same copy sent twice is made once. Numbers, references and statuses are left empty. It belongs
 * to the person's company; a copy by a system administrator, to the owner of the old one. Returns the id of the new one.
 * Throws an AppError.
 */
export async function copyProject(input: CopySurfaceProjectInput, context: RecordContext): Promise<string> {
  const id = checkedId(input.id);
  if (id === input.sourceId.toLowerCase()) throw notFound();
  const chosen = [...new Set(input.parts)];
  const source = await readRecord(context, 'SurfaceProject', input.sourceId, selectionToCopy(chosen));
  const { owner, taskManagerId, ...details } = detailsToCopy(source);
  // Another company's manager of tasks is out of the person's sight, and so no matter of the copy.
  const isOurs = taskManagerId !== null && (await isSeen(context, 'TaskManager', taskManagerId));
  return saveProject(
    {
      ...details,
      ...(isOurs ? { taskManagerId } : {}),
      ...(context.user.isSystemAdministrator ? { owner } : {}),
      ...rowsToCopy(chosen, source, id),
      id,
      // The key of the one save that makes it.
      saveId: id,
      description: input.description,
    },
    context,
  );
}
