import { netOfReceipt } from 'shared-contracts/billing';
import { dayFromToday, momentFromToday, mondayBefore } from './calendar.ts';
import { demoCompanies } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';
import { noParents } from './demo-documents.ts';
import { type DemoFile, pdfPages } from './demo-files.ts';
import { namedId } from './demo-ids.ts';
import type { DemoRow } from './demo-store.ts';

const [rightway] = demoCompanies;

interface Expense {
  /** In days from the Monday of its week. */
  readonly day: number;
  /** Including tax. */
  readonly cost: string;
  /** The GST included in it. */
  readonly tax: string | null;
  readonly supplierTaxNumber: string | null;
  readonly description: string;
  /** The lines printed on the receipt; undefined if the receipt was not kept. */
  readonly receipt: readonly string[] | undefined;
}

/** The expenses of draft, submitted and approved weeks, with receipts except for one. */
const expenses: Readonly<Record<number, readonly Expense[]>> = {
  0: [
    {
      ...{ day: 2, cost: '186.4', tax: '8.88', description: 'Hotel in Fort St. John' },
      supplierTaxNumber: '80123 4567 RT0001',
      receipt: [
        'NORTHERN GRAND INN                    Fort St. John BC',
        'GST 80123 4567 RT0001',
        '',
        'One night, one person                           177.52',
        'GST 5 %                                           8.88',
        'Total CAD                                       186.40',
        'Paid by card. Thank you.',
      ],
    },
  ],
  2: [
    {
      ...{ day: 1, cost: '64.35', tax: '3.06', description: 'Lunch with the owners' },
      supplierTaxNumber: '80765 4321 RT0001',
      receipt: [
        'THE GRAIN ELEVATOR CAFE               Beaverlodge AB',
        'GST 80765 4321 RT0001',
        '',
        'Three lunches, coffee                            61.29',
        'GST 5 %                                           3.06',
        'Total CAD                                        64.35',
      ],
    },
    {
      ...{ day: 3, cost: '12', tax: null, description: 'Parking at the land titles office' },
      ...{ supplierTaxNumber: null, receipt: undefined },
    },
  ],
  5: [
    {
      ...{ day: 4, cost: '42', tax: '2', description: 'Title searches paid at the counter' },
      supplierTaxNumber: null,
      receipt: [
        'LAND TITLES REGISTRY                  Edmonton AB',
        '',
        'Two searches with copies                         40.00',
        'GST 5 %                                           2.00',
        'Total CAD                                        42.00',
      ],
    },
  ],
};

const receiptOf = ({ description, receipt }: Expense): DemoFile | undefined =>
  receipt && pdfPages(`${description}.pdf`, [['RECEIPT', '', ...receipt]]);

const netOf = ({ cost, tax }: Expense): string => netOfReceipt({ cost, receiptTax: tax });

interface SpentIn {
  readonly timesheetId: string;
  readonly userId: string;
  /** The number of weeks before today. */
  readonly week: number;
  readonly status: string;
  readonly projectId: string;
  readonly ledgerCodeId: string | null;
  readonly marks: DemoRow;
}

/** Writes a person's expenses in a week, each with its receipt. */
export function makeExpenses(book: DemoBook, spent: SpentIn): void {
  const { timesheetId, userId, week, status, projectId, ledgerCodeId, marks } = spent;
  for (const [place, expense] of (expenses[week] ?? []).entries()) {
    const key = `${timesheetId} ${place}`;
    const id = namedId('timesheet_entry', key);
    const day = mondayBefore(week) + expense.day;
    book.link('timesheet_entry', {
      ...{ id, timesheet_id: timesheetId, surface_project_id: projectId, sequence: 6 + place },
      ...{ kind: 'Expense', date: dayFromToday(day), agreement_id: null, work: '', rate_id: null },
      ...{ rate_kind: 'Unknown', ledger_code_id: ledgerCodeId, is_taxable: true },
      ...{
        quantity: '1',
        unit_price: netOf(expense),
        amount: netOf(expense),
        description: expense.description,
      },
      ...{ receipt_tax: expense.tax, supplier_tax_number: expense.supplierTaxNumber },
      ...{ status, product_client_id: rightway.id, user_id: userId, invoice_line_id: null },
      ...marks,
    });
    const file = receiptOf(expense);
    if (!file) continue;
    book.files.set(file.sha256, file);
    const storedFileId = namedId('stored_file', key);
    const uploaded = momentFromToday(day, 23);
    book.link('stored_file', {
      id: storedFileId,
      ...{ file_name: file.name, media_type: file.mediaType, size: file.bytes.length },
      ...{
        sha256: `\\x${file.sha256}`,
        owner_id: rightway.id,
        uploaded_by_id: userId,
        uploaded_on: uploaded,
      },
    });
    book.link('related_document', {
      id: namedId('related_document', key),
      ...noParents,
      ...{ timesheet_id: timesheetId, timesheet_entry_id: id, surface_project_id: null, file_number: null },
      ...{ name: file.name, type: 'PDF', is_confidential: false },
      ...{ is_spatial: false, is_url_link: false, url: null, notes: null, owner_id: rightway.id },
      ...{ last_modified_by_id: userId, last_modified_on: uploaded, uploaded_date: uploaded },
      ...{ size: file.bytes.length, parent_type: 'Timesheet', stored_file_id: storedFileId },
    });
  }
}
