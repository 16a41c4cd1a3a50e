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
function movedBy({ operation, extensions }: OperationResult): MovedTasks | undefined {
  const found = v.safeParse(movedSchema, extensions);
  if (!found.success) return undefined;
  const isAsked = operation.query.definitions.some(
    (part) =>
      'operation' in part &&
      part.selectionSet?.selections.some((field) => 'name' in field && askedBefore.has(field.name.value)),
  );
  return isAsked ? undefined : found.output.movedTasks;
}

let last: MovedTasks | undefined;

/** Keeps what a save moved for whoever says so; the page's first code need not know of it. */
export function noteMoved(result: OperationResult): void {
  last = movedBy(result);
}

/** The tasks that the save moved that was just carried out, once; undefined where it moved none. */
export function takeMoved(): MovedTasks | undefined {
  const moved = last;
  last = undefined;
  return moved;
}
