import type { OperationResult } from '@urql/core';
import * as v from 'valibot';

const movedSchema = v.object({
  movedTasks: v.object({ count: v.number(), projectIds: v.array(v.string()) }),
});

/** Tasks whose dates a save moved, and up to two of the projects that they are in. */
export type MovedTasks = v.InferOutput<typeof movedSchema>['movedTasks'];

/** Saves of forms that list the moving tasks beforehand. */
const confirmingSaves: ReadonlySet<string> = new Set(['updateSurfaceProject', 'updateTaskModel']);

/** The tasks that a save moved without having listed them before; undefined if there are none. */
function movedBy({ operation, extensions }: OperationResult): MovedTasks | undefined {
  const found = v.safeParse(movedSchema, extensions);
  if (!found.success) return undefined;
  const isConfirmed = operation.query.definitions.some(
    (part) =>
      'operation' in part &&
      part.selectionSet?.selections.some((field) => 'name' in field && confirmingSaves.has(field.name.value)),
  );
  return isConfirmed ? undefined : found.output.movedTasks;
}

let last: MovedTasks | undefined;

/**
 * Keeps the tasks that a save moved until `takeMoved` is called, so that the page's first code need not contain what
 * shows them.
 */
export function noteMoved(result: OperationResult): void {
  last = movedBy(result);
}

/** The tasks that the last save moved, returned only once; undefined if it moved none. */
export function takeMoved(): MovedTasks | undefined {
  const moved = last;
  last = undefined;
  return moved;
}
