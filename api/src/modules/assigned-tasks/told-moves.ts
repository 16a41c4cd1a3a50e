import type { RecordContext } from '../../records/record-context.ts';
import type { TaskMove } from './moves.ts';

/** Projects that an answer names at most. */
const mostProjects = 2;

/** The tasks that each request moved, with their projects: a save that is tried again moves them once. */
const moved = new WeakMap<object, Map<string, string>>();

/** How many tasks the saves of a request moved. */
export const movedIn = (told: object): number => moved.get(told)?.size ?? 0;

/** Notes in the answer of a request how many tasks its saves moved, and in which projects; a rehearsal moves none. */
export function tellMoves({ told, isRehearsal }: RecordContext, moves: readonly TaskMove[]): void {
  if (!told || isRehearsal) return;
  const all = moved.get(told) ?? new Map<string, string>();
  for (const { task, willMove } of moves) if (willMove) all.set(task.id, task.projectId);
  moved.set(told, all);
  if (all.size === 0) return;
  const projectIds = [...new Set(all.values())].slice(0, mostProjects);
  told['movedTasks'] = { count: all.size, projectIds };
}
