/** What a column of the file for a payables system can contain, in the order of the menu. */
export const rentFileValues = [
  'number',
  'runNumber',
  'dueDate',
  'payeeName',
  'vendorCode',
  'payeeAddress',
  'amount',
  'gstAmount',
  'gstTax',
  'totalAmount',
  'gstNumber',
  'method',
  'agreementNumber',
  'agreementName',
  'projectName',
  'afeNumber',
  'costCentre',
  'headName',
  'headAmount',
] as const;

type RentFileValue = (typeof rentFileValues)[number];

/** A column of the file: its heading, and its content. */
export interface RentFileColumn {
  readonly heading: string;
  readonly value: RentFileValue;
}

/** The default columns of the file, used until an administrator changes them. */
export const usualRentFile: readonly RentFileColumn[] = [
  { heading: 'Payment', value: 'number' },
  { heading: 'Due', value: 'dueDate' },
  { heading: 'Vendor', value: 'vendorCode' },
  { heading: 'Payee', value: 'payeeName' },
  { heading: 'Address', value: 'payeeAddress' },
  { heading: 'Amount', value: 'amount' },
  { heading: 'Agreement', value: 'agreementNumber' },
  { heading: 'AFE', value: 'afeNumber' },
  { heading: 'Cost centre', value: 'costCentre' },
  { heading: 'GST/HST', value: 'gstAmount' },
  { heading: 'Total', value: 'totalAmount' },
  { heading: 'Method', value: 'method' },
];

const ofHeads: readonly RentFileValue[] = ['headName', 'headAmount'];

/** Whether a file has one line for each head of compensation, rather than one for each payment. */
export const isByHead = (columns: readonly RentFileColumn[]): boolean =>
  columns.some(({ value }) => ofHeads.includes(value));
