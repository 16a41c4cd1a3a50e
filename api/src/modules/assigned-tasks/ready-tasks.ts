import { dueDay } from 'shared-contracts/tasks';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { waitingTasks, writeReady } from './blocked-store.ts';

type Waiting = Awaited<ReturnType<typeof waitingTasks>>[number];

/** From which day a task can begin: the latest of its blockers' days; null while one of them is open. */
function readyDay({ blockers, province }: Waiting): string | null {
  let latest: string | null = null;
  for (const { completedDate, lagCount, lagUnit } of blockers) {
    if (completedDate === null) return null;
    const rule = { dueAnchor: null, dueSide: null, dueDateName: null, dueCount: lagCount, dueUnit: lagUnit };
    const day = dueDay(completedDate, rule, province ?? undefined) ?? completedDate;
    if (latest === null || day > latest) latest = day;
  }
  return latest;
}

/** Stores at the end of a save from which day tasks that were waiting can begin; their assignees are then notified. */
export const tasksGetReady = (
  projects: (within: RecordContext) => Promise<readonly string[]>,
): SaveList<RecordContext> => ({
  rows: [],
  checkPerson: () => {},
  settled: () => {},
  finish: async (within) => {
    const waiting = await waitingTasks(within.db, await projects(within));
    const days = waiting.map((task) => ({ task, day: readyDay(task) }));
    const changed = days.filter(({ task, day }) => day !== task.readyOn);
    if (changed.length === 0) return;
    await writeReady(
      within.db,
      changed.map(({ task, day }) => ({ id: task.id, day })),
    );
  },
});
