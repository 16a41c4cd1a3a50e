/**
 * A tax return, calculated by hand independently of the code. Lines of the federal form are those of GST34 as CRA
 * explains them ('Instructions for preparing a GST/HST return', canada.ca): 101 is revenue without GST, HST and
 * provincial sales tax, of taxable, zero-rated and exempt supplies alike; 105 the GST and HST that became collectible
 * in the period, which is when an invoice is issued (Excise Tax Act, s. 152(1) and 168(1)); 108 the input tax credits,
 * which may be claimed in the period or a later one (s. 225(4)); 109 is 105 less 108. A credit note reduces tax in the
 * period in which it is issued (s. 232(3)). PST is reported by province with the amount that it was charged on, without
 * credits; so is QST, which has a return of its own at Revenu Québec (Act respecting the Québec sales tax, s. 468).
 */
export interface TaxedBill {
  readonly name: string;
  readonly province: 'AB' | 'BC' | 'ON' | 'QC' | 'SK';
  readonly date: string;
  /**
   * A line of legal work, in dollars, with GST or HST, and with PST of British Columbia (7 %) or Saskatchewan (6 %), or
   * QST.
   */
  readonly legal?: string;
  /** An expense and the GST or HST in it. */
  readonly receipt?: { readonly cost: string; readonly tax: string };
  /** The amount, in dollars, of its only line that a credit note credits on a day. */
  readonly credited?: { readonly date: string; readonly amount: string };
  readonly reversedOn?: string;
}

export const taxedBills: readonly TaxedBill[] = [
  // GST 5 % of 1,000.00 = 50.00.
  { name: 'Alberta in January', province: 'AB', date: '2028-01-10', legal: '1000' },
  // 105.00 with 5.00 is billed as 100.00: GST 5.00, input tax 5.00.
  {
    ...{ name: 'A receipt in February', province: 'AB', date: '2028-02-15' },
    receipt: { cost: '105', tax: '5' },
  },
  // HST 13 % of 2,000.00 = 260.00.
  { name: 'Ontario in March', province: 'ON', date: '2028-03-31', legal: '2000' },
  // GST 5 % of 300.00 = 15.00; PST 7 % = 21.00. 100.00 of it credited in May: 5.00 and 7.00.
  {
    ...{ name: 'British Columbia in April', province: 'BC', date: '2028-04-01', legal: '300' },
    credited: { date: '2028-05-20', amount: '100' },
  },
  // GST 5 % of 500.00 = 25.00; PST 6 % = 30.00; all of it reversed in July.
  {
    ...{ name: 'Saskatchewan in June', province: 'SK', date: '2028-06-30', legal: '500' },
    reversedOn: '2028-07-02',
  },
  // GST 5 % of 400.00 = 20.00; QST 9.975 % of 400.00 = 39.90, not of 420.00.
  { name: 'Quebec in October', province: 'QC', date: '2028-10-05', legal: '400' },
];

/** Sums of a return: [return, period, invoices, 101, charged on, 105, 108, 109]. */
type Sum = readonly [string, string, number, string | null, string, string, string | null, string];

export const taxSums: Readonly<Record<'Month' | 'Quarter' | 'Year', readonly Sum[]>> = {
  Quarter: [
    // 1,000 + 100 + 2,000 = 3,100; 50 + 5 + 260 = 315; 315 - 5 = 310.
    ['GST/HST', '2028-Q1', 3, '3100', '3100', '315', '5', '310'],
    // 300 - 100 + 500 = 700; 15 - 5 + 25 = 35.
    ['GST/HST', '2028-Q2', 3, '700', '700', '35', '0', '35'],
    ['GST/HST', '2028-Q3', 1, '-500', '-500', '-25', '0', '-25'],
    ['GST/HST', '2028-Q4', 1, '400', '400', '20', '0', '20'],
    // 300 - 100 = 200; 21 - 7 = 14.
    ['PST BC', '2028-Q2', 2, null, '200', '14', null, '14'],
    ['PST SK', '2028-Q2', 1, null, '500', '30', null, '30'],
    ['PST SK', '2028-Q3', 1, null, '-500', '-30', null, '-30'],
    ['QST QC', '2028-Q4', 1, null, '400', '39.9', null, '39.9'],
  ],
  Month: [
    ['GST/HST', '2028-01', 1, '1000', '1000', '50', '0', '50'],
    ['GST/HST', '2028-02', 1, '100', '100', '5', '5', '0'],
    ['GST/HST', '2028-03', 1, '2000', '2000', '260', '0', '260'],
    ['GST/HST', '2028-04', 1, '300', '300', '15', '0', '15'],
    ['GST/HST', '2028-05', 1, '-100', '-100', '-5', '0', '-5'],
    ['GST/HST', '2028-06', 1, '500', '500', '25', '0', '25'],
    ['GST/HST', '2028-07', 1, '-500', '-500', '-25', '0', '-25'],
    ['GST/HST', '2028-10', 1, '400', '400', '20', '0', '20'],
    ['PST BC', '2028-04', 1, null, '300', '21', null, '21'],
    ['PST BC', '2028-05', 1, null, '-100', '-7', null, '-7'],
    ['PST SK', '2028-06', 1, null, '500', '30', null, '30'],
    ['PST SK', '2028-07', 1, null, '-500', '-30', null, '-30'],
    ['QST QC', '2028-10', 1, null, '400', '39.9', null, '39.9'],
  ],
  Year: [
    // 3,100 + 700 - 500 + 400 = 3,700; 315 + 35 - 25 + 20 = 345; 345 - 5 = 340.
    ['GST/HST', '2028', 8, '3700', '3700', '345', '5', '340'],
    ['PST BC', '2028', 2, null, '200', '14', null, '14'],
    ['PST SK', '2028', 2, null, '0', '0', null, '0'],
    ['QST QC', '2028', 1, null, '400', '39.9', null, '39.9'],
  ],
};

/** The taxes of the first quarter, by tax and rate: [tax, per cent, charged on, tax]. */
export const firstQuarter = [
  ['GST', '5', '1100', '55'],
  ['HST ON', '13', '2000', '260'],
] as const;
