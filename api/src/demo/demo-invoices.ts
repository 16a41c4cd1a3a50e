import {
  groupedLines,
  hstRates,
  hstSource,
  invoiceTotals,
  lineTaxesOf,
  type TaxRow,
  taxesOf,
} from 'shared-contracts/billing';
import { productOf, roundedToCents } from 'shared-contracts/decimal';
import { dayFromToday, momentFromToday } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';
import { settledOn, settlementOf, writePayments } from './demo-payments.ts';
import type { DemoProject } from './demo-projects.ts';
import type { DemoBilledTime } from './demo-time.ts';

const [rightway, northfork] = demoCompanies;
const [, , invoicing] = demoAccounts;

/** The last number used in the invoice series of each year. */
export type DemoSeries = Map<number, number>;

interface Line {
  readonly description: string;
  readonly projectId: string;
  readonly provinceId: string | null;
  readonly ledgerCodeId: string | null;
  readonly isTaxable: boolean;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** An invoice that is to be written. */
interface Bill {
  readonly project: DemoProject;
  /** In days from the demo's today. */
  readonly day: number;
  readonly status: 'FINALIZED' | 'PENDING' | 'REVERSED';
  readonly lines: readonly Line[];
  readonly billed: readonly (readonly DemoBilledTime[])[];
}

/** Dated tax rates: GST, PST of the western provinces since 2013, 2017 and 2019, and HST since it began. */
export function makeTaxRates(book: DemoBook, { clients }: DemoAssociates): void {
  const { lists } = book;
  // Provinces that the demo does not use come with the product; their ids are derived from their codes.
  const provinceId = (code: string) =>
    lists.codes('state_or_province').includes(code)
      ? lists.id('state_or_province', code)
      : namedId('state_or_province', `CA ${code}`);
  const add = (
    tax: string,
    province: string | null,
    ledger: string | null,
    rate: string,
    from: string,
    at: number,
    more: { readonly valid_to?: string | null; readonly source?: string } = {},
  ) =>
    book.link('tax_rate', {
      id: namedId('tax_rate', `${tax} ${at}`),
      tax_type_id: lists.id('tax_type', tax),
      sequence: at,
      state_or_province_id: province && provinceId(province),
      ledger_code_id: ledger && lists.id('ledger_code', ledger),
      rate,
      valid_from: from,
      ...{ valid_to: null, source: null, ...more },
    });
  add('GST', null, null, '5', '2008-01-01', 1, { source: 'Excise Tax Act s. 165(1)' });
  // Legal services are taxable in all three provinces (British Columbia's Bulletin PST 106). Whether a land agent's
  // services are taxable is not verified, so no row claims it (decision 65). From October 2026 British Columbia taxes
  // accounting, architecture, engineering, security and non-residential real estate services (Notice 2026-001): a
  // company that bills these adds a dated row for their ledger code, for engineering 2.1 %, as it is taxed on 30 % of
  // its price.
  add('PST', 'BC', '4060', '7', '2013-04-01', 1);
  add('PST', 'SK', '4060', '6', '2017-03-23', 2);
  add('PST', 'MB', '4060', '7', '2019-07-01', 3);
  for (const [place, { province, rate, from, to }] of hstRates.entries())
    add('HST', province, null, rate, from, place + 1, { valid_to: to, source: hstSource });
  book.link('tax_exemption', {
    id: namedId('tax_exemption', 'PST 1'),
    tax_type_id: lists.id('tax_type', 'PST'),
    sequence: 1,
    client_id: clients.prairie.id,
    certificate: 'Certificate R-20457',
    valid_from: dayFromToday(-300),
    valid_to: null,
  });
}

function writeBill(book: DemoBook, bill: Bill, series: DemoSeries, { clients }: DemoAssociates): void {
  const { project, day, status, lines, billed } = bill;
  const date = dayFromToday(day);
  const year = Number(date.slice(0, 4));
  const gst: TaxRow = {
    ...{ taxTypeId: book.lists.id('tax_type', 'GST'), code: 'GST', provinceId: null, ledgerCodeId: null },
    ...{ rate: '5', validFrom: '2008-01-01', validTo: null },
  };
  const taxes = taxesOf(lines, [gst], date);
  const taxOfLines = lineTaxesOf(lines, [gst], date);
  const totals = invoiceTotals(lines, taxes);
  const numberOf = () => {
    const place = (series.get(year) ?? 0) + 1;
    series.set(year, place);
    return { number: `${year}-${String(place).padStart(4, '0')}`, series_year: year, series_number: place };
  };
  const add = (
    sign: '1' | '-1',
    reverses: { readonly id: string; readonly number: string | null } | null,
  ) => {
    const signed = (amount: string) => productOf(amount, sign);
    const isOut = status !== 'PENDING';
    const numbered = isOut ? numberOf() : { number: null, series_year: null, series_number: null };
    const age = { project: project.number, day };
    const settlement = reverses || status !== 'FINALIZED' ? 'open' : settlementOf(age);
    const settledDay = settledOn(settlement, day);
    const id = book.add('invoice', {
      ...numbered,
      kind: reverses ? 'Reversal' : 'Bill',
      client_id: project.operator === northfork ? clients.northfork.id : clients.prairie.id,
      surface_project_id: project.id,
      product_client_id: rightway.id,
      invoice_date: date,
      period_start: dayFromToday(day - 35),
      period_end: dayFromToday(day - 5),
      status: reverses ? 'FINALIZED' : status,
      grouping: 'ByRate',
      terms: 'Net 30 days',
      tax_number: isOut ? rightway.taxNumber : null,
      finalized_on: isOut ? momentFromToday(day) : null,
      finalized_by_id: isOut ? invoicing.id : null,
      sent_date: isOut ? date : null,
      paid_date: settledDay === undefined ? null : dayFromToday(settledDay),
      reverses_id: reverses?.id ?? null,
      reversal_reason: reverses ? 'Billed to the wrong project.' : null,
      ...{ subtotal: signed(totals.subtotal), tax: signed(totals.tax), total: signed(totals.total) },
      notes: reverses ? `Reversal of invoice ${reverses.number}` : null,
    });
    for (const [place, line] of lines.entries()) {
      const lineId = book.add('invoice_line', {
        invoice_id: id,
        sequence: place + 1,
        description: line.description,
        surface_project_id: project.id,
        ledger_code_id: line.ledgerCodeId,
        quantity: signed(line.quantity),
        unit_price: line.unitPrice,
        amount: signed(line.amount),
        is_taxable: line.isTaxable,
        tax: signed(taxOfLines[place]?.tax ?? '0'),
        tax_codes: taxOfLines[place]?.taxCodes ?? '',
      });
      for (const entry of reverses ? [] : (billed[place] ?? [])) {
        entry.billedBy(lineId);
        book.link('invoice_line_entry', { invoice_line_id: lineId, timesheet_entry_id: entry.id });
      }
    }
    for (const [place, tax] of taxes.entries())
      book.link('invoice_tax', {
        id: namedId('invoice_tax', `${id} ${place}`),
        invoice_id: id,
        sequence: place + 1,
        tax_type_id: tax.taxTypeId,
        state_or_province_id: tax.provinceId,
        rate: tax.rate,
        taxable: signed(tax.taxable),
        amount: signed(tax.amount),
        exemption: tax.exemption,
      });
    writePayments(book, settlement, { id, ...age, total: totals.total, taxes });
    return { id, number: numbered.number };
  };
  const written = add('1', null);
  if (status === 'REVERSED') add('-1', written);
}

const statuses = ['PENDING', 'FINALIZED', 'FINALIZED', 'FINALIZED', 'PENDING', 'REVERSED'] as const;

/** Invoices for work before the first week of the demo, in every state. */
function olderBills(book: DemoBook, projects: readonly DemoProject[]): readonly Bill[] {
  const { random, lists } = book;
  const bills: Bill[] = [];
  for (const project of projects) {
    if (!project.companies.includes(rightway.id) || !random.chance(0.6)) continue;
    const lines = Array.from({ length: random.between(2, 5) }, () => {
      const quantity = String(random.between(1, 40));
      const unitPrice = random.pick(['18', '68', '96', '118']);
      const [description, ledger] =
        unitPrice === '18'
          ? (['Title searches', '4040'] as const)
          : unitPrice === '68'
            ? (['Administration', '4020'] as const)
            : (['Land agent services', '4010'] as const);
      return {
        ...{ description, quantity, unitPrice, projectId: project.id, provinceId: null, isTaxable: true },
        ledgerCodeId: lists.id('ledger_code', ledger),
        amount: roundedToCents(productOf(quantity, unitPrice)),
      };
    });
    const day = 5 - random.between(20, 200);
    bills.push({
      project,
      day,
      status: statuses[project.number % statuses.length] ?? 'PENDING',
      lines,
      billed: [],
    });
  }
  return bills;
}

/** One invoice for each project for the billed time. */
function billsOfTime(billed: readonly DemoBilledTime[]): readonly Bill[] {
  const byProject = Map.groupBy(billed, ({ project }) => project);
  return [...byProject].map(([project, entries]) => {
    const lines = groupedLines(
      entries.map(({ id, date, rate, quantity }) => ({
        ...{
          id,
          date,
          work: rate.work,
          description: null,
          personId: '',
          personName: '',
          projectId: project.id,
        },
        ...{ projectName: '', agreementId: null, agreementName: null, provinceId: null, kind: 'Time' },
        ...{ ledgerCodeId: rate.ledgerCodeId, isTaxable: rate.isTaxable, quantity, unitPrice: rate.price },
      })),
      'ByRate',
    );
    const own = new Map(entries.map((entry) => [entry.id, entry] as const));
    const entriesOf = (ids: readonly string[]) => ids.flatMap((id) => own.get(id) ?? []);
    return {
      project,
      day: -20,
      status: 'FINALIZED',
      lines,
      billed: lines.map((line) => entriesOf(line.entryIds)),
    };
  });
}

/** Invoices to the clients, numbered by their date in one series for each year. */
export function makeInvoices(
  book: DemoBook,
  projects: readonly DemoProject[],
  associates: DemoAssociates,
  billed: readonly DemoBilledTime[],
  series: DemoSeries,
): void {
  const bills = [...olderBills(book, projects), ...billsOfTime(billed)];
  for (const bill of bills.toSorted((one, other) => one.day - other.day))
    writeBill(book, bill, series, associates);
}

/** Stores the last number of each series, so that the next invoice continues it. */
export function makeSeries(book: DemoBook, series: DemoSeries): void {
  for (const [year, last] of series)
    book.link('invoice_series', { product_client_id: rightway.id, year, last_number: last });
}
