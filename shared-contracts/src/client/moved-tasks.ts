import type { OperationResult } from '@urql/core';
import * as v from 'valibot';

const movedSchema = v.object({
  movedTasks: v.object({ count: v.number(), projectIds: v.array(v.string()) }),
});

/** Tasks whose dates a save moved along, and the projects that they are in: two of them at most. */
export type MovedTasks = v.InferOutput<typeof movedSchema>['movedTasks'];

/** Forms that list what moves before they save. */
const askedBefore: ReadonlySet<string> = new Set(['updateSurfaceProject', 'updateTaskModel']);

/** The tasks that a save moved without having asked; undefined where there are none. */
export function movedBy({ operation, extensions }: OperationResult): MovedTasks | undefined {
  const found = v.safeParse(movedSchema, extensions);
  if (!found.success) return undefined;
  const isAsked = operation.query.definitions.some(
    (part) =>
      'operation' in part &&
      part.selectionSet?.selections.some((field) => 'name' in field && askedBefore.has(field.name.value)),
  );
  return isAsked ? undefined : found.output.movedTasks;
}
