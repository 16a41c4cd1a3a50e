import type { InvoiceDetailsFragment, WorkInProgressQuery } from '../generated/operations.ts';

const id = (tail: string): string => `00000000-0000-4000-8000-${tail.padStart(12, '0')}`;

export const invoiceId = id('c100');
export const northforkId = id('c200');

/** A line of an invoice as the API answers it. */
export const aLine = (n: number): InvoiceDetailsFragment['lines'][number] => ({
  ...{ __typename: 'InvoiceLine' },
  id: id(`c3${n}`),
  sequence: n,
  description: `Land agent ${n}`,
  project: { ...{ __typename: 'SurfaceProject' }, id: id('c400'), description: 'Beg – Jedney' },
  projectName: 'Beg – Jedney',
  afeNumber: 'AFE 24-118',
  costCentre: null,
  purchaseOrder: 'PO 45-1',
  worker: 'Brooke Hanson',
  workDay: null,
  ledgerCode: { ...{ __typename: 'LedgerCode' }, id: id('c500'), code: '4010' },
  quantity: '3.25',
  unitPrice: '91.2',
  amount: '296.4',
  isTaxable: true,
  ...{ tax: '14.82', taxCodes: 'GST' },
  ...{ isByHand: false, feeScheduleId: null, fixedFee: null, workAmount: null },
  ...{ adjustment: '0', adjustmentReason: null, discountPercent: null, discount: '0' },
  ...{ sharedDiscount: '0', credited: '0' },
});

/** A draft as the API answers it: two lines with GST. */
export const anInvoice = (change: Partial<InvoiceDetailsFragment> = {}): InvoiceDetailsFragment => ({
  __typename: 'Invoice',
  id: invoiceId,
  revision: 1,
  number: null,
  kind: 'Bill',
  client: {
    ...{ __typename: 'BusinessAssociate' },
    id: northforkId,
    name: 'Northfork Energy',
    email: 'ap@northfork.test',
  },
  project: { ...{ __typename: 'SurfaceProject' }, id: id('c400'), description: 'Beg – Jedney' },
  productClient: { ...{ __typename: 'Company' }, id: id('c600'), companyName: 'Rightway Land Services' },
  invoiceDate: '2026-11-20',
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  status: 'PENDING',
  afeNumber: '24-118',
  grouping: 'ByRate',
  subtotals: 'None',
  dueDate: '2026-12-20',
  supplierName: 'Rightway Land Services',
  supplierAddress: '10126 120 Ave, Grande Prairie',
  otherTaxNumbers: null,
  remittance: 'By EFT to 01239-003-102118',
  buyerName: 'Northfork Energy',
  buyerAddress: '100 Main St, Calgary',
  ...{ paperKept: null, formatName: null, formatReviewer: null, receiptCount: 0 },
  dateReason: null,
  workRelieved: '592.8',
  terms: 'Net 30 days',
  taxNumber: '123456789 RT0001',
  ...{ discountPercent: null, discount: '0', credits: null, creditNotes: [] },
  subtotal: '592.8',
  tax: '29.64',
  total: '622.44',
  notes: null,
  lines: [aLine(1), aLine(2)],
  taxes: [
    {
      ...{ __typename: 'InvoiceTax' },
      id: id('c700'),
      sequence: 1,
      taxType: {
        ...{ __typename: 'TaxType' },
        id: id('c701'),
        code: 'GST',
        description: 'Goods and services tax',
      },
      stateOrProvince: null,
      label: 'GST',
      rate: '5',
      taxable: '592.8',
      amount: '29.64',
    },
  ],
  finalizedOn: null,
  finalizedBy: null,
  sentDate: null,
  paidDate: null,
  openAmount: '0',
  payments: [],
  reverses: null,
  reversedById: null,
  reversedByNumber: null,
  reversalReason: null,
  exportedOn: null,
  canEdit: true,
  ...change,
});

/** A finalized bill as the API answers it. */
export const aBill = (change: Partial<InvoiceDetailsFragment> = {}): InvoiceDetailsFragment =>
  anInvoice({
    revision: 2,
    number: '2026-0007',
    status: 'FINALIZED',
    ...{ openAmount: '622.44', paperKept: 'WithNumber', ...change },
  });

type Work = WorkInProgressQuery['work'];

/** An unbilled line as the API answers it. */
export const anUnbilledLine = (n: number, change: Partial<Work['lines'][number]> = {}) =>
  ({
    ...{ __typename: 'WorkLine' },
    id: id(`d1${n}`),
    timesheetId: id('d200'),
    date: '2026-10-05',
    age: 46,
    personId: id('d300'),
    personName: 'Brooke Hanson',
    projectId: id('c400'),
    projectName: 'Beg – Jedney',
    clientId: northforkId,
    clientName: 'Northfork Energy',
    work: 'Land agent',
    description: null,
    quantity: '8',
    unitPrice: '91.2',
    amount: '729.6',
    status: 'APPROVED',
    hindrance: 'READY',
    sentence: 'It can be billed.',
    invoiceId: null,
    ...change,
  }) as const satisfies Work['lines'][number];

const sums = (change: Partial<Work['all']>): Work['all'] => ({
  ...{ __typename: 'WorkSummary' },
  groupId: null,
  name: null,
  lineCount: 2,
  upTo30: '0',
  upTo60: '1459.2',
  upTo90: '0',
  over90: '0',
  total: '1459.2',
  ...change,
});

/** Work in progress of some lines, all of one client. */
export const someWork = (lines: Work['lines']): Work => ({
  ...{ __typename: 'WorkInProgress' },
  lines,
  pageInfo: { ...{ __typename: 'PageInfo' }, hasNextPage: false, endCursor: null },
  all: sums({ lineCount: lines.length }),
  groups: [sums({ groupId: northforkId, name: 'Northfork Energy', lineCount: lines.length })],
  hindrances: [...new Set(lines.map(({ hindrance }) => hindrance))].map((hindrance) => ({
    ...{ __typename: 'HindranceCount' },
    hindrance,
    lineCount: lines.filter((line) => line.hindrance === hindrance).length,
    total: '729.6',
  })),
});
