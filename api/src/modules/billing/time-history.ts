import type { TimeDecision } from 'shared-contracts/billing';
import type { RecordContext } from '../../records/record-context.ts';
import { noteWrites } from '../../records/writing/history-store.ts';
import { lastDecisions } from './time-history-store.ts';

interface Line {
  readonly timesheetId: string;
  readonly date: string;
}

/** Records decisions on lines in the history of their weeks: on which days, and why. */
export async function noteDecision(
  within: RecordContext,
  lines: readonly Line[],
  decision: TimeDecision,
  reason: string | null,
): Promise<void> {
  if (lines.length === 0) return;
  const days = new Map<string, Set<string>>();
  for (const { timesheetId, date } of lines)
    days.set(timesheetId, (days.get(timesheetId) ?? new Set()).add(date));
  const last = await lastDecisions(within.db, [...days.keys()]);
  const stored = (revision: number, texts: Readonly<Record<string, string | null>>) => ({
    ...{ revision, values: {}, shown: {}, texts },
  });
  await noteWrites(
    within,
    'TIMESHEET_REVIEW',
    [...days].map(([id, own]) => {
      const text = [[...own].toSorted().join(', '), reason].filter(Boolean).join(': ');
      const revision = (last.get(id) ?? 0) + 1;
      return {
        written: { id, before: stored(revision, {}), after: stored(revision, { [decision]: text }) },
        saveId: null,
      };
    }),
  );
}
