import type { RecordContext } from '../../records/record-context.ts';
import type { TaskMove } from './moves.ts';

/** Most projects that a response names. */
const mostProjects = 2;

/** The tasks that each request moved, with their projects; a save that is tried again counts its moves once. */
const moved = new WeakMap<object, Map<string, string>>();

/** What each rehearsal would move, by the response extensions of its context. */
const rehearsed = new WeakMap<object, readonly TaskMove[]>();

/** What the rehearsed saves with these response extensions would move, and what would stay. */
export const rehearsedMoves = (responseExtensions: object): readonly TaskMove[] =>
  rehearsed.get(responseExtensions) ?? [];

/** Number of tasks that the saves of a request moved. */
export const movedIn = (responseExtensions: object): number => moved.get(responseExtensions)?.size ?? 0;

/** Adds to the response of a request how many tasks its saves moved, and in which projects; a rehearsal moves none. */
export function reportMoves(
  { responseExtensions, isRehearsal }: RecordContext,
  moves: readonly TaskMove[],
): void {
  if (!responseExtensions) return;
  if (isRehearsal) {
    rehearsed.set(responseExtensions, [...rehearsedMoves(responseExtensions), ...moves]);
    return;
  }
  const all = moved.get(responseExtensions) ?? new Map<string, string>();
  for (const { task, willMove } of moves) if (willMove) all.set(task.id, task.projectId);
  moved.set(responseExtensions, all);
  if (all.size === 0) return;
  const projectIds = [...new Set(all.values())].slice(0, mostProjects);
  responseExtensions['movedTasks'] = { count: all.size, projectIds };
}
