import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import { asItIs, type SaveInput, type WritableKind } from '../../records/writing/writable-kind.ts';
import { followingTasks, noteWhatWasFollowed } from './following-store.ts';
import { movesOf, type TaskMove } from './moves.ts';
import { reportMoves } from './reported-moves.ts';

interface DueSave extends SaveInput {
  readonly dueDate: string;
}

/** Writes only the due date of tasks: the right was checked for the person who moved the date that they follow. */
const dueKind: WritableKind<DueSave> = {
  kind: 'ASSIGNED_TASK',
  type: 'AssignedTask',
  writer: tableWriter({ type: 'AssignedTask', fields: [{ name: 'dueDate' }] }),
  isWrittenBeside: () => true,
  check: () => {},
  read: ({ dueDate }) => ({ dueDate }),
};

/** Tasks that one list of a save moves; a save accepts no more rows. */
const movedAtOnce = 500;

/** What a task followed, as the history shows it: a name and a day, which are the same in every language. */
const followedText = ({ task, anchor }: TaskMove): string =>
  [task.dueAnchor === 'NamedDate' ? task.dueDateName : task.ofTask?.name, anchor].filter(Boolean).join(' · ');

/**
 * Moves the open tasks of projects to the dates that they follow, in the transaction of the save that moved a date,
 * with a history entry for each. Returns the moves, and the tasks that stay because their date was set by hand.
 */
export async function followDates(
  within: RecordContext,
  projectIds: readonly string[],
): Promise<readonly TaskMove[]> {
  if (projectIds.length === 0) return [];
  const moves = movesOf(await followingTasks(within.db, projectIds));
  const moving = moves.filter(({ willMove }) => willMove);
  for (let first = 0; first < moving.length; first += movedAtOnce) {
    const some = moving.slice(first, first + movedAtOnce);
    const saves = some.map(({ task, after }) => ({ id: task.id, revision: asItIs, dueDate: after }) as const);
    await saveRecords(within, [listOf(dueKind, saves, 'tasks')]);
    await noteWhatWasFollowed(
      within.db,
      some.map((move) => ({ id: move.task.id, after: followedText(move) })),
    );
  }
  return moves;
}

/** Moves following tasks at the end of a save, as its last list. `onMoves` receives what moved. */
export const datesFollow = (
  projects: readonly string[] | ((within: RecordContext) => Promise<readonly string[]>),
  onMoves?: (moves: readonly TaskMove[]) => void,
): SaveList<RecordContext> => ({
  rows: [],
  checkPerson: () => {},
  settled: () => {},
  finish: async (within) => {
    const ids = typeof projects === 'function' ? await projects(within) : projects.map(checkedId);
    const moves = await followDates(within, ids);
    reportMoves(within, moves);
    onMoves?.(moves);
  },
});
