import { chargedAmount, chargedTime } from 'shared-contracts/billing';
import { dayFromToday, mondayBefore } from './calendar.ts';
import { demoCompanies } from './demo-accounts.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import type { DemoRow } from './demo-store.ts';

const [rightway] = demoCompanies;

/**
 * The columns of the contract's terms with no values, for rows without terms: all rows of a table must have the same
 * columns.
 */
export const noTerms = {
  schedule: {
    ...{
      surface_project_id: null,
      overtime_after_day: null,
      overtime_after_week: null,
      overtime_factor: null,
      double_time_after_day: null,
      double_time_factor: null,
    },
    ...{ expense_mark_up: null, fixed_fee: null, fee_covers_expenses: false, fee_ledger_code_id: null },
  },
  rate: { overtime_rate: null, minimum_hours: null, day_hours: null, half_day_hours: null },
  line: {
    ...{ charged_quantity: null, minimum_quantity: null, overtime_quantity: null, overtime_price: null },
    ...{ double_time_quantity: null, double_time_price: null },
  },
} as const;

/** The terms of the contract with Prairie Gas besides its prices. */
const contract = { overtime_after_day: '8', overtime_after_week: '44', overtime_factor: '1.5' } as const;

const kinds = {
  'Field day': { rate: '850', unit: 'day', dayHours: '10', halfDayHours: '5', minimumHours: null },
  'Call-out': { rate: '102', unit: 'hour', dayHours: null, halfDayHours: null, minimumHours: '4' },
} as const;

type Kind = keyof typeof kinds;

/** A rate of that contract. */
export interface DemoTermRate {
  readonly id: string;
  readonly scheduleId: string;
  readonly work: Kind;
  readonly ledgerCodeId: string;
}

/** The rates of the contract with Prairie Gas: days and half days, call-outs with a minimum, overtime. */
export function makeTermRates(book: DemoBook, { clients }: DemoAssociates): readonly DemoTermRate[] {
  const { lists } = book;
  const ledgerCodeId = lists.id('ledger_code', '4010');
  const scheduleId = book.add('rate_schedule', {
    name: 'Prairie Gas 2026',
    rate_type: 'Client',
    client_id: clients.prairie.id,
    effective_date: dayFromToday(-300),
    ...noTerms.schedule,
    ...contract,
    expense_mark_up: '10',
  });
  return (['Field day', 'Call-out'] as const).map((work, place) => {
    const { rate, unit, dayHours, halfDayHours, minimumHours } = kinds[work];
    const id = book.add('rate_type', {
      rate_schedule_id: scheduleId,
      sequence: place + 1,
      rate,
      description: work,
      is_taxable: true,
      is_active: true,
      rate_type: 'Client',
      category_id: lists.id('rate_category', 'Land'),
      ledger_code_id: ledgerCodeId,
      unit_of_measurement_id: lists.id('unit_of_measurement', unit),
      ...{ day_hours: dayHours, half_day_hours: halfDayHours, minimum_hours: minimumHours },
    });
    return { id, scheduleId, work, ledgerCodeId };
  });
}

/** Days from the Monday of a week, with the work and its hours: a day, half a day, a short call-out and a long one. */
const worked = [
  [0, 'Field day', '7'],
  [1, 'Field day', '4.5'],
  [2, 'Call-out', '2.5'],
  [3, 'Call-out', '10'],
] as const;

interface TermWeek {
  readonly timesheetId: string;
  readonly userId: string;
  readonly week: number;
  readonly projectId: string;
  readonly rates: readonly DemoTermRate[];
  /** What its lines have in common with the other lines of the week. */
  readonly common: DemoRow;
}

const firstSequence = 20;

/** Lines of a week that are charged by the terms of their contract, computed as the API does. */
export function makeTermLines(
  book: DemoBook,
  { timesheetId, userId, week, projectId, rates, common }: TermWeek,
): void {
  const lines = worked.flatMap(([day, work, quantity], place) => {
    const rate = rates.find((one) => one.work === work);
    return rate ? [{ id: book.ids.next('timesheet_entry'), day, work, quantity, place, rate }] : [];
  });
  const charged = chargedTime(
    lines.map(({ id, day, work, quantity, rate }) => ({
      ...{ id, date: dayFromToday(mondayBefore(week) + day), kind: 'Time', projectId, quantity },
      rate: {
        ...{ id: rate.id, scheduleId: rate.scheduleId, price: kinds[work].rate, ...kinds[work] },
        ...{ overtimeAfterDay: contract.overtime_after_day, overtimeAfterWeek: contract.overtime_after_week },
        ...{ overtimeFactor: contract.overtime_factor, overtimeRate: null },
      },
    })),
  );
  for (const { id, day, work, quantity, place, rate } of lines) {
    const price = kinds[work].rate;
    const terms = charged.get(id) ?? {
      ...{ chargedQuantity: null, minimumQuantity: null, overtimeQuantity: null, overtimePrice: null },
      ...{ doubleTimeQuantity: null, doubleTimePrice: null },
    };
    book.link('timesheet_entry', {
      id,
      timesheet_id: timesheetId,
      surface_project_id: projectId,
      sequence: firstSequence + place,
      kind: 'Time',
      date: dayFromToday(mondayBefore(week) + day),
      agreement_id: null,
      work,
      rate_id: rate.id,
      rate_kind: 'Client',
      ledger_code_id: rate.ledgerCodeId,
      is_taxable: true,
      quantity,
      unit_price: price,
      amount: chargedAmount(quantity, price, terms),
      charged_quantity: terms.chargedQuantity,
      minimum_quantity: terms.minimumQuantity,
      overtime_quantity: terms.overtimeQuantity,
      overtime_price: terms.overtimePrice,
      double_time_quantity: terms.doubleTimeQuantity,
      double_time_price: terms.doubleTimePrice,
      description: work === 'Call-out' ? 'Stakes along the ditch line' : 'Owner visits',
      ...common,
      product_client_id: rightway.id,
      user_id: userId,
    });
  }
}

/** A fixed fee for the work on a project, with expenses in addition. */
export function makeFixedFee(book: DemoBook, projectId: string): void {
  book.add('rate_schedule', {
    name: 'Acquisition, all tracts',
    rate_type: 'Default',
    ...noTerms.schedule,
    surface_project_id: projectId,
    effective_date: dayFromToday(-300),
    client_id: null,
    fixed_fee: '48000',
    fee_covers_expenses: false,
    fee_ledger_code_id: book.lists.id('ledger_code', '4010'),
  });
}

/** The form in which Prairie Gas requires invoices. */
export function makeInvoiceFormat(book: DemoBook, { clients }: DemoAssociates): void {
  const { lists } = book;
  const formatId = book.add('invoice_format', {
    code: 'Prairie Gas',
    description: 'A row for each line, coded by AFE, major and minor',
    is_active: true,
    client_id: clients.prairie.id,
    vendor_number: 'V-20417',
    reviewer: 'Dana Whitford, Surface Land',
    binds_receipts: true,
  });
  for (const [place, [heading, value, isRequired]] of (
    [
      ['Vendor', 'vendorNumber', true],
      ['Invoice', 'invoiceNumber', true],
      ['Date', 'invoiceDate', true],
      ['Line', 'lineNumber', false],
      ['AFE', 'afeNumber', true],
      ['Major', 'major', true],
      ['Minor', 'minor', false],
      ['Description', 'description', true],
      ['Worker', 'worker', false],
      ['Quantity', 'quantity', false],
      ['Price', 'unitPrice', false],
      ['Amount', 'amount', true],
      ['GST', 'lineTax', false],
      ['Reviewer', 'reviewer', false],
    ] as const
  ).entries())
    book.add('invoice_format_column', {
      ...{ invoice_format_id: formatId, sequence: place + 1, heading, value, is_required: isRequired },
    });
  for (const [place, [ledger, major, minor]] of (
    [
      ['4010', '9210', '110'],
      ['4020', '9210', '120'],
      ['4030', '9210', '300'],
      ['4040', '9215', '100'],
      ['4050', '9290', '900'],
      ['4060', '9240', '100'],
    ] as const
  ).entries())
    book.add('invoice_coding', {
      ...{ invoice_format_id: formatId, sequence: place + 1, major, minor },
      ledger_code_id: lists.id('ledger_code', ledger),
    });
}
