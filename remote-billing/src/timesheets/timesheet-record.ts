import { type TimeKindName, timeCell, timesheetRules } from 'shared-contracts/billing';
import { isDecimal, sumOf } from 'shared-contracts/decimal';
import { pickedId } from 'shared-contracts/forms';
import type { InvoiceStatus } from 'shared-contracts/graphql';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument, SaveInput } from 'shared-ui/record';
import {
  type TimeLineFragment,
  type TimesheetDetailsFragment,
  UpdateTimesheetDocument,
} from '../generated/operations.ts';

/** A week as its form has it; one that is not saved yet has no revision. */
export type TimesheetRecord = Omit<TimesheetDetailsFragment, 'revision'> & FormRecord;

/** A save always answers a saved week. */
export const saveTimesheet: SaveDocument<TimesheetRecord> = UpdateTimesheetDocument;

/** The fields of a week, in the order of its form. */
export const timesheetFields = Object.keys(timesheetRules);

/** Another record as a line names it. */
export interface Named {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A line as the form holds it: what people write of it. */
export interface WeekLine {
  readonly id: string;
  readonly kind: TimeKindName;
  readonly date: string;
  readonly project: Named | null;
  readonly agreement: Named | null;
  readonly work: string;
  /** The unit of the work's rate, if known; it determines what the quantity counts. */
  readonly unit: string | null;
  /** Hours, kilometres or pieces; text that is none for the rules to object to. Null of an expense. */
  readonly quantity: string | null;
  /** What was spent, with its tax; null of time. */
  readonly cost: string | null;
  /** GST/HST in the cost, and whose registration the receipt names. */
  readonly receiptTax: string | null;
  readonly supplierTaxNumber: string | null;
  readonly ledgerCode: Named | null;
  readonly isTaxable: boolean;
  readonly description: string | null;
  /** It was entered beside another line of the same cell, on purpose. */
  readonly isAnother?: boolean;
}

/** The reason for an unusual day, such as one with more than 24 hours. */
interface WeekDay {
  readonly id: string;
  readonly date: string;
  readonly reason: string;
}

type StoredLine = Pick<
  TimeLineFragment,
  'id' | 'kind' | 'date' | 'project' | 'agreement' | 'work' | 'ledgerCode' | 'isTaxable' | 'description'
> & {
  readonly unit?: string | null;
  readonly quantity?: string | null;
  readonly unitPrice?: string | null;
  readonly receiptTax?: string | null;
  readonly supplierTaxNumber?: string | null;
};

/** The cost of a stored expense: its price, and the tax that is not billed on. */
const costOf = ({ unitPrice, receiptTax }: StoredLine): string | null =>
  isDecimal(unitPrice) ? sumOf([unitPrice, receiptTax ?? '0']) : null;

/** A stored line as the form holds it. */
export function weekLine(line: StoredLine): WeekLine {
  const isExpense = line.kind === 'Expense';
  return {
    id: line.id,
    kind: line.kind,
    date: line.date,
    project: line.project ?? null,
    agreement: line.agreement ?? null,
    work: line.work,
    unit: line.unit ?? null,
    quantity: isExpense ? null : (line.quantity ?? null),
    cost: isExpense ? costOf(line) : null,
    receiptTax: isExpense ? (line.receiptTax ?? null) : null,
    supplierTaxNumber: isExpense ? (line.supplierTaxNumber ?? null) : null,
    ledgerCode: isExpense ? (line.ledgerCode ?? null) : null,
    isTaxable: isExpense ? line.isTaxable : true,
    description: line.description ?? null,
  };
}

/** A new week of a person; `mayWrite` is whether the signed-in person may fill it. */
export const newTimesheet = (
  id: string,
  weekStarting: string,
  user: TimesheetRecord['user'],
  canEdit: boolean,
): TimesheetRecord => ({
  __typename: 'Timesheet',
  id,
  revision: null,
  user,
  productClient: { id: '', companyName: '' },
  weekStarting,
  status: 'NOT_INVOICED',
  notes: null,
  entries: [],
  days: [],
  canEdit,
  canApprove: false,
});

/** The form's values of a week. */
export const timesheetValues = (week: TimesheetRecord): FormValues => ({
  weekStarting: week.weekStarting,
  user: week.user,
  notes: week.notes,
  entries: week.entries.map(weekLine),
  days: week.days.map(({ id, date, reason }) => ({ id, date, reason })),
});

/** The lines that a form holds. */
export const linesIn = (value: unknown): readonly WeekLine[] =>
  Array.isArray(value) ? (value as readonly WeekLine[]) : [];

/** The cell of a line, as far as only one line may be in it. */
export const cellOfLine = (line: object): string | undefined => {
  const known = line as WeekLine;
  return known.isAnother ? undefined : timeCell(known);
};

/** A line marked where another one of its cell is among the lines already. */
export const besideLines = (line: WeekLine, lines: readonly WeekLine[]): WeekLine => {
  const cell = timeCell(line);
  const isAnother =
    cell !== undefined && lines.some((other) => other.id !== line.id && timeCell(other) === cell);
  return isAnother ? { ...line, isAnother } : line;
};

/** The days with a word of their own that a form holds. */
export const daysIn = (value: unknown): readonly WeekDay[] =>
  Array.isArray(value) ? (value as readonly WeekDay[]) : [];

const referenceOf = (value: unknown) => {
  const id = pickedId(value);
  return id ? { id } : null;
};

/** The unit follows from the rate, which the API finds. */
const sentLine = ({ unit: _, ...line }: WeekLine) => ({
  ...line,
  project: referenceOf(line.project),
  agreement: referenceOf(line.agreement),
  ledgerCode: referenceOf(line.ledgerCode),
  work: line.work === '' ? null : line.work,
});

/** A week as a save sends it, with picked records by their ids. */
export const timesheetInput = (values: FormValues): object => ({
  ...values,
  user: referenceOf(values['user']),
  entries: linesIn(values['entries']).map(sentLine),
});

/** The input of a save of a week; only a new week contains its person and its Monday. */
export function sentTimesheet({ id, revision, saveId, ...fields }: SaveInput): SaveInput {
  const { weekStarting, user, ...rest } = fields as Readonly<Record<string, unknown>>;
  return { id, revision, saveId, ...rest, ...(revision === null ? { weekStarting, user } : {}) };
}

/** A stored line in the words of the form; without the unit where the save does not name it: it is not a change. */
function storedLine(line: StoredLine): object {
  const { unit, ...rest } = weekLine(line);
  return line.unit === undefined ? rest : { ...rest, unit };
}

/** Another person's version, from the words of the save to those of the form. */
export const valuesOfStored = (stored: FormValues): FormValues => ({
  ...stored,
  entries: linesIn(stored['entries']).map((line) => storedLine(line as unknown as StoredLine)),
});

/** What a status is called for who keeps time. */
export const statusName = (status: InvoiceStatus): string => `timesheets.status.${status}`;
