import { type BoardWarning, boardWarnings } from './board-warnings.ts';
import type { Recipient } from './recipient.ts';
import { type BoardCell, type RecipientStanding, recipientStanding } from './recipient-standing.ts';
import type { RuleVersion } from './rule-version.ts';

/** A recipient with its current state. */
export interface BoardRow extends RecipientStanding {
  readonly recipient: Recipient;
}

/** The board of a project: the state of every party, and when the project may be filed. */
export interface Board {
  /** The day of the entry, yyyy-MM-dd. */
  readonly day: string;
  readonly mayFileOn: string | null;
  readonly notifiedCount: number;
  readonly waitingCount: number;
  readonly lateCount: number;
  readonly objectionCount: number;
  readonly gapCount: number;
  readonly warnings: readonly BoardWarning[];
  readonly rows: readonly BoardRow[];
}

/** The cells of a row in the columns of the whole board; empty where a follow-up is not due. */
function inColumns(cells: readonly BoardCell[], columns: readonly number[]): readonly BoardCell[] {
  const followUps = columns.map(
    (afterDays): BoardCell =>
      cells.find((cell) => cell.step === 'FollowUp' && cell.afterDays === afterDays) ?? {
        ...{ step: 'FollowUp', afterDays, state: 'None', date: null, dueDate: null, contact: null },
      },
  );
  const [notified, ...others] = cells.filter(({ step }) => step !== 'FollowUp');
  return [...(notified ? [notified] : []), ...followUps, ...others];
}

/** The board of a project's recipients on a day, yyyy-MM-dd. */
export function boardOf(
  recipients: readonly Recipient[],
  rules: readonly RuleVersion[],
  today: string,
): Board {
  const rows = recipients.map((recipient) => ({ recipient, ...recipientStanding(recipient, rules, today) }));
  const columns = [
    ...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ afterDays }) => afterDays ?? []))),
  ].toSorted((one, other) => one - other);
  const free = rows.map(({ freeFrom }) => freeFrom);
  const count = (is: (row: BoardRow) => boolean): number => rows.filter(is).length;
  return {
    day: today,
    mayFileOn: free.includes(null)
      ? null
      : (free
          .flatMap((day) => day ?? [])
          .toSorted()
          .at(-1) ?? null),
    notifiedCount: count(({ cells }) => cells[0]?.state === 'Done'),
    waitingCount: count(({ state }) => state === 'Waiting' || state === 'Late' || state === 'Paused'),
    lateCount: count(({ state }) => state === 'Late'),
    objectionCount: count(({ state }) => state === 'Objecting'),
    gapCount: rows.reduce((sum, { gaps }) => sum + gaps.length, 0),
    warnings: boardWarnings(recipients, rules, today),
    rows: rows.map((row) => ({ ...row, cells: inColumns(row.cells, columns) })),
  };
}
