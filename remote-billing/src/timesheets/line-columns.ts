import type { Language } from 'shared-contracts';
import { nameIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { GridRecord } from 'shared-ui/grid';
import type { TimeLineFragment } from '../generated/operations.ts';
import { moneyText, quantityText } from './amount-text.ts';
import { statusName, weekLine } from './timesheet-record.ts';
import { countedSums, sumsOf } from './week-sums.ts';

/** Where lines of time are shown: a week has its person already, a project itself. */
export type LinesOf = 'week' | 'project' | 'company';

/** The columns below others, in one cell with them; the chooser offers them separately. */
export const belowOthers: readonly string[] = ['agreement', 'description', 'weekStarting'];

/**
 * The columns of lines of time, with their rate, their amount and the remarks on them. All that matters fits 1440, as
 * the agreement is below its project and the description below the work; cards have no second line.
 */
export const lineColumns = (of: LinesOf, t: Translate, isPhone: boolean) =>
  allColumns(of, t, isPhone).map((column) => ({
    ...column,
    defaultHidden:
      !isPhone && belowOthers.includes(column.id) && !(of === 'project' && column.id === 'agreement'),
  }));

const allColumns = (of: LinesOf, t: Translate, isPhone: boolean) => [
  gridColumn('date', 'date', t('timesheets.day'), { width: 108 }),
  // A card has room for three columns; the hours come before their purpose.
  ...(isPhone ? [gridColumn('string', 'spent', t('timesheets.field.quantity'))] : []),
  ...(of === 'week' ? [] : [gridColumn('string', 'person', t('timesheets.field.user'), { width: 110 })]),
  ...(of === 'project'
    ? []
    : [gridColumn('string', 'project', t('timesheets.project'), { width: of === 'company' ? 246 : 170 })]),
  gridColumn('string', 'agreement', t('timesheets.agreement'), { width: 105 }),
  gridColumn('string', 'work', t('timesheets.work'), { width: 140 }),
  gridColumn('string', 'description', t('timesheets.description'), { width: 140 }),
  ...(isPhone ? [] : [gridColumn('number', 'quantity', t('timesheets.field.quantity'), { width: 88 })]),
  gridColumn('number', 'unitPrice', t('timesheets.field.rate'), {
    width: 84,
    formatter: 'money',
    decimals: 4,
  }),
  gridColumn('number', 'amount', t('timesheets.field.amount'), { width: 96, formatter: 'money' }),
  // What waits for approval is submitted, all of it.
  ...(of === 'company'
    ? []
    : [gridColumn('string', 'status', t('timesheets.state'), { width: 110, formatter: 'status' })]),
  gridColumn('string', 'said', t('timesheets.said'), { width: of === 'company' ? 170 : 190 }),
  ...(of === 'week' ? [] : [gridColumn('date', 'weekStarting', t('timesheets.week'), { width: 120 })]),
];

/** The quantity of a line in words: hours, kilometres, days, pieces or money. */
function spentOf(line: TimeLineFragment, t: Translate, language: Language): string {
  const [counted] = countedSums(sumsOf([weekLine(line)]));
  return counted
    ? t(`timesheets.${counted.key}`, { n: quantityText(counted.amount, language) })
    : moneyText(line.amount, language);
}

/** The note on a line next to its figures: why it is locked, on hold or sent back, else where its rate comes from. */
function noteOf(line: TimeLineFragment, t: Translate): string {
  const { holdReason, heldBy, sentBackReason, sentBackBy, invoiceNumber, rateReason } = line;
  if (invoiceNumber) return t('timesheets.onInvoice', { number: invoiceNumber });
  if (line.isOnInvoice) return t('timesheets.onDraft');
  if (holdReason) return t('timesheets.onHold', { who: heldBy?.fullName ?? '', reason: holdReason });
  if (sentBackReason)
    return t('timesheets.sentBack', { who: sentBackBy?.fullName ?? '', reason: sentBackReason });
  // Nobody approves money without looking for its receipt.
  return line.kind === 'Expense' ? t('timesheets.receiptCount', { count: line.receiptCount }) : rateReason;
}

/** Charges of a line beyond quantity times price, in a few words. */
function chargedParts(line: TimeLineFragment, t: Translate, language: Language): readonly string[] {
  const { chargedQuantity: days, minimumQuantity: minimum, overtimeQuantity: overtime } = line;
  const { doubleTimeQuantity: doubleTime } = line;
  // With overtime, only the other hours are charged at the price.
  const isByDay = days && !overtime && !minimum && !doubleTime;
  return Object.entries({ days: isByDay ? days : null, minimum, overtime, doubleTime }).flatMap(
    ([name, n]) => (n ? [t(`timesheets.charged.${name}`, { n: quantityText(n, language) })] : []),
  );
}

/**
 * The remarks on a line in a few words, where its whole sentence is the same in every row: whose rate it has. The
 * sentence itself stays with the cell for the pointer, the filter and the file.
 */
function briefNoteOf(line: TimeLineFragment, note: string, t: Translate, language: Language): string {
  const { rateKind, rateReason } = line;
  const isUsual = note === rateReason && (rateKind === 'Client' || rateKind === 'Default');
  return isUsual
    ? [t(`timesheets.rateOf.${rateKind}`), ...chargedParts(line, t, language)].join(' · ')
    : note;
}

/** A line of time as a grid row shows it. */
export function lineCells(line: TimeLineFragment, t: Translate, language: Language): GridRecord {
  const note = noteOf(line, t);
  return {
    id: line.id,
    date: line.date,
    weekStarting: line.weekStarting,
    person: line.user.fullName,
    project: line.project?.description ?? t('timesheets.noProject'),
    agreement: line.agreement ? nameIn(line.agreement, 'called') : null,
    work: line.work || t(`timesheets.kind.${line.kind}`),
    description: line.description,
    quantity: line.kind === 'Expense' ? null : line.quantity,
    spent: spentOf(line, t, language),
    unitPrice: line.unitPrice,
    amount: line.amount,
    status: t(statusName(line.status)),
    said: note,
    saidBriefly: briefNoteOf(line, note, t, language),
  };
}
