import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { TaskTrigger } from 'shared-contracts/graphql';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/tasks.ts';
import type { Db } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { blockedTasks } from './blocked-store.ts';

interface Step {
  readonly id: string;
  readonly trigger: TaskTrigger;
  readonly day: string;
}

/** The tasks that a transaction has started or completed so far; one that is begun again starts without any. */
const steps = new WeakMap<Db, Step[]>();

/** Records that a save started or completed a task. */
export function noteSteps(
  db: Db,
  id: string,
  happened: readonly { readonly trigger: TaskTrigger; readonly day: string }[],
): void {
  const known = steps.get(db) ?? [];
  known.push(...happened.map((one) => ({ id, ...one })));
  steps.set(db, known);
}

const fields = { Started: 'startedDate', Completed: 'completedDate' } as const;

/**
 * Refuses a save that starts or completes tasks that wait for others. Checked after all of its tasks are written: one
 * save may complete a task and the one that waits for it, in any order. `pathOf` returns the path of a task in the
 * save.
 */
export const blockedStepsRefused = (pathOf: (id: string) => string | undefined): SaveList<RecordContext> => ({
  rows: [],
  checkPerson: () => {},
  settled: () => {},
  finish: async ({ db, user }) => {
    const taken = steps.get(db) ?? [];
    if (taken.length === 0) return;
    const language = languageOf(user.locale);
    const messages = inLanguage(texts, language);
    const blocked = await blockedTasks(
      db,
      taken.map(({ id }) => id),
    );
    const errors = taken.flatMap(({ id, trigger, day }): FieldError[] => {
      const state = blocked.get(id);
      const path = [pathOf(id), fields[trigger]].filter(Boolean).join('.');
      if (!state) return [];
      if (state.blockedBy) return [{ path, message: messages.waitsFor(state.blockedBy) }];
      return state.readyOn && day < state.readyOn
        ? [{ path, message: messages.beginsOn(shownDate(state.readyOn, language)) }]
        : [];
    });
    if (errors.length > 0) throw invalid(errors);
  },
});
