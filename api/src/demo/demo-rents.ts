import { dayFromToday } from './calendar.ts';
import type { DemoCourse } from './demo-agreement-life.ts';
import type { DemoBook } from './demo-book.ts';

const every = (sequence: number, count: number): boolean => sequence % count === 0;

/** The reasons why rents are held back, each with how often it occurs. */
const holds = [
  [13, 'Stop', 'The access road was not restored. Waiting for the field report.'],
  [17, 'Dispute', 'The owner says that the lease is larger than surveyed.'],
  [19, 'Unlocated', 'Letters came back; the lawyer looks for the heirs.'],
] as const;

const year = 365;

/** The due dates of an agreement's rents: some rents are held back, some have a new amount since their review. */
export function addSchedule(book: DemoBook, agreementId: string, course: DemoCourse): void {
  const { sequence, effective, isAcquired } = course;
  const held = isAcquired ? holds.find(([count]) => every(sequence, count)) : undefined;
  book.link('rent_schedule', {
    id: agreementId,
    interval_months: 12,
    hold: held?.[1] ?? null,
    hold_reason: held?.[2] ?? null,
    method: every(sequence, 3) ? 'DirectDeposit' : 'Cheque',
  });
  if (!(isAcquired && every(sequence, 8))) return;
  book.add('rent_rate', {
    rent_schedule_id: agreementId,
    sequence: 1,
    compensation_type_id: book.lists.id('compensation_type', 'Loss of Use'),
    from_date: dayFromToday(effective + year),
    amount: 2600 + sequence * 25,
  });
}
