import type { TimeDecision } from 'shared-contracts/billing';
import { dayFromToday, momentFromToday, mondayBefore } from './calendar.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';

const leader = demoAccounts.find(({ userName }) => userName.startsWith('leader@'));

const nameOf = (id: string): string => {
  const found = demoAccounts.find((account) => account.id === id);
  return found ? `${found.firstName} ${found.lastName}` : '';
};

interface Decision {
  readonly by: string;
  /** In days from the Monday of the week, and the hour. */
  readonly at: readonly [day: number, hour: number];
  readonly decision: TimeDecision;
  /** The days of the week that it concerned, from 0. */
  readonly days: readonly number[];
  readonly reason?: string;
}

const workingDays = [0, 1, 2, 3, 4];

/**
 * The decisions on a week a given number of weeks ago: the newest was sent back, older ones were submitted, then
 * approved.
 */
function decisionsOf(week: number, writer: string): readonly Decision[] {
  const submitted: Decision = { by: writer, at: [4, 23], decision: 'submitted', days: workingDays };
  const approver = leader?.id ?? writer;
  if (week === 0)
    return [
      { ...submitted, at: [1, 23], days: [1] },
      {
        by: approver,
        at: [2, 16],
        decision: 'sentBack',
        days: [1],
        reason: 'Which owner was this visit for?',
      },
    ];
  return week < 4
    ? [submitted]
    : [submitted, { ...submitted, by: approver, at: [8, 17], decision: 'approved' }];
}

interface WeekOfHistory {
  readonly timesheetId: string;
  readonly userId: string;
  readonly week: number;
}

/** Writes the history of a week: what was saved, and the decisions on its lines. */
export function makeWeekHistory(book: DemoBook, { timesheetId, userId, week }: WeekOfHistory): void {
  const monday = mondayBefore(week);
  const addEntry = (
    kind: string,
    revision: number,
    by: string,
    at: readonly [number, number],
    changes: object[],
  ) =>
    book.link('history_entry', {
      id: namedId('history_entry', `${kind} ${timesheetId} ${revision}`),
      ...{ record_kind: kind, record_id: timesheetId, revision },
      ...{ changed_at: momentFromToday(monday + at[0], at[1]), changed_by: by, changes },
    });
  addEntry(
    'TIMESHEET',
    1,
    userId,
    [0, 22],
    [
      { field: 'weekStarting', before: null, after: dayFromToday(monday) },
      { field: 'user', before: null, after: nameOf(userId) },
    ],
  );
  for (const [place, { by, at, decision, days, reason }] of decisionsOf(week, userId).entries()) {
    const named = days.map((day) => dayFromToday(monday + day)).join(', ');
    const after = [named, reason].filter(Boolean).join(': ');
    addEntry('TIMESHEET_REVIEW', place + 1, by, at, [{ field: decision, before: null, after }]);
  }
}
