import type { SurfaceProjectInput } from 'shared-contracts/graphql';
import { projectRules } from 'shared-contracts/projects';
import { datedLists } from 'shared-contracts/tasks';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { rowsOfSave } from '../../records/writing/rows-of-save.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import {
  datesFollow,
  followingTasks,
  movedTasks,
  movesOf,
  newMoves,
  type TaskMove,
} from '../assigned-tasks/index.ts';
import { lockedFirst } from '../locked-first.ts';
import { lockProject } from '../project-place-store.ts';
import { projectKind } from './project-kind.ts';
import { projectLists } from './project-lists.ts';

/** A project's area decides whose working days count for its tasks, so a change of the area can move them. */
const mayMoveTasks = (input: SurfaceProjectInput): boolean =>
  input.area !== undefined || datedLists.some((list) => (input[list] ?? []).length > 0);

/** The save of a project with its key in the rows of its lists. */
const withKeys = (input: SurfaceProjectInput): SurfaceProjectInput => ({
  ...input,
  ...Object.fromEntries(
    projectLists.flatMap(({ name }) => {
      const rows = input[name];
      return Array.isArray(rows) ? [[name, rowsOfSave(input, rows)]] : [];
    }),
  ),
});

/**
 * Saves everything in the form of a project in one transaction (decision 48): its own fields if any of them is set, and
 * the new and changed rows of its tabs. Returns its id. Throws an AppError.
 */
export async function saveProject(
  input: SurfaceProjectInput,
  context: RecordContext,
  onMoves?: (moves: readonly TaskMove[]) => void,
): Promise<string> {
  const id = checkedId(input.id);
  const keyed = withKeys(input);
  // A save that contains only rows leaves the project's own fields alone, even if somebody else has changed them.
  const isNamed = namesFields(projectRules, input) || !(await isSeen(context, 'SurfaceProject', id));
  await saveRecords(context, [
    lockedFirst((db) => lockProject(db, id)),
    listOf(projectKind, isNamed ? [input] : []),
    ...projectLists.flatMap(({ lists }) => lists({ projectId: id }, keyed)),
    ...(mayMoveTasks(input) ? [datesFollow([id], onMoves)] : []),
  ]);
  return id;
}

/**
 * The tasks of a project that a save would move, and those that would stay because their date was set by hand. The save
 * is carried out in full with the person's rights and rolled back. Throws what the save would throw.
 */
export async function movedByProject(input: SurfaceProjectInput, context: RecordContext) {
  const id = checkedId(input.id);
  if (!(await isSeen(context, 'SurfaceProject', id))) throw notFound();
  if (!mayMoveTasks(input)) return [];
  const following = await followingTasks(context.db, [id]);
  if (following.length === 0) return [];
  let moves: readonly TaskMove[] = [];
  await saveProject(input, { ...context, isRehearsal: true }, (found) => {
    moves = found;
  });
  const fresh = new Set((input.tasks ?? []).flatMap((task) => (task.revision ? [] : task.id.toLowerCase())));
  return movedTasks(
    newMoves(moves, movesOf(following)).filter(({ task }) => !fresh.has(task.id)),
    context,
  );
}
