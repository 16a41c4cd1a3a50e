import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { GridRecord } from 'shared-ui/grid';
import type { TimeLineFragment } from '../generated/operations.ts';
import { nameIn } from '../rows/picked.ts';
import { statusName } from './timesheet-record.ts';

/** What lines of time are told beside: a week names its person already, a project itself. */
export type LinesOf = 'week' | 'project' | 'company';

/** The columns of lines of time, with their rate, their amount and what was said of them. */
export const lineColumns = (of: LinesOf, t: Translate) => [
  gridColumn('date', 'date', t('timesheets.day'), { width: 120 }),
  ...(of === 'week' ? [] : [gridColumn('string', 'person', t('timesheets.field.user'), { width: 150 })]),
  ...(of === 'project' ? [] : [gridColumn('string', 'project', t('timesheets.project'), { width: 190 })]),
  gridColumn('string', 'agreement', t('timesheets.agreement'), { width: 130 }),
  gridColumn('string', 'work', t('timesheets.work'), { width: 160 }),
  gridColumn('string', 'description', t('timesheets.description'), { width: 170 }),
  gridColumn('number', 'quantity', t('timesheets.field.quantity'), { width: 90 }),
  gridColumn('number', 'unitPrice', t('timesheets.field.rate'), { width: 100, formatter: 'money' }),
  gridColumn('number', 'amount', t('timesheets.field.amount'), { width: 110, formatter: 'money' }),
  gridColumn('string', 'status', t('timesheets.state'), { width: 110, formatter: 'status' }),
  gridColumn('string', 'said', t('timesheets.said'), { width: 320 }),
  ...(of === 'week' ? [] : [gridColumn('date', 'weekStarting', t('timesheets.week'), { width: 120 })]),
];

/** What is to be known of a line beside its figures: why it is locked, held or back, else why its rate is this one. */
function saidOf(line: TimeLineFragment, t: Translate): string {
  const { holdReason, heldBy, sentBackReason, sentBackBy, invoiceNumber, rateReason } = line;
  if (invoiceNumber) return t('timesheets.onInvoice', { number: invoiceNumber });
  if (line.isOnInvoice) return t('timesheets.onDraft');
  if (holdReason) return t('timesheets.onHold', { who: heldBy?.fullName ?? '', reason: holdReason });
  if (sentBackReason)
    return t('timesheets.sentBack', { who: sentBackBy?.fullName ?? '', reason: sentBackReason });
  // Nobody approves money without looking for its receipt.
  return line.kind === 'Expense' ? t('timesheets.receiptCount', { count: line.receiptCount }) : rateReason;
}

/** A line in its cells. */
export const lineCells = (line: TimeLineFragment, t: Translate): GridRecord => ({
  id: line.id,
  date: line.date,
  weekStarting: line.weekStarting,
  person: line.user.fullName,
  project: line.project?.description ?? t('timesheets.noProject'),
  agreement: line.agreement
    ? nameIn(line.agreement, 'agreementNumber') || nameIn(line.agreement, 'name')
    : null,
  work: line.work || t(`timesheets.kind.${line.kind}`),
  description: line.description,
  quantity: line.kind === 'Expense' ? null : line.quantity,
  unitPrice: line.unitPrice,
  amount: line.amount,
  status: t(statusName(line.status)),
  said: saidOf(line, t),
});
