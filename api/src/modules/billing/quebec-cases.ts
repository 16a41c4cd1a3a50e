import type { MoneyCase } from './money-cases.ts';

/**
 * Invoices for work in Quebec, calculated by hand independently of the code. Revenu Québec, 'Basic Rules for Applying
 * the GST/HST and QST': GST is 5 % of the selling price, and QST 9.975 % of the selling price excluding the GST. Until
 * the end of 2012 QST was also charged on the GST (Revenu Québec's release of December 17, 2012, which has the example
 * of 100 dollars). QST is a tax that an administrator adds; the code does not name it.
 */
export const quebecCases: readonly MoneyCase[] = [
  {
    ...{ name: 'the example of Revenu Québec', province: 'QC' },
    lines: ['1 hour x 100 @4010'],
    ...{ subtotal: '100', taxes: ['GST 5', 'QST QC 9.98'], total: '114.98' },
    byHand: '1 x 100 = 100; GST 5 % of 100 = 5; QST QC 9.975 % of 100 = 9.975 -> 9.98',
  },
  {
    // Charged on 10,500 it would be 1,047.38.
    ...{ name: 'no tax on tax, QC', province: 'QC' },
    lines: ['100 hour x 100 @4010'],
    ...{ subtotal: '10000', taxes: ['GST 500', 'QST QC 997.5'], total: '11497.5' },
    byHand: '100 x 100 = 10000; GST 5 % of 10000 = 500; QST QC 9.975 % of 10000 = 997.5',
  },
  {
    ...{ name: 'land agent, QC', province: 'QC' },
    lines: ['10.5 hour x 95.5 @4010'],
    ...{ subtotal: '1002.75', taxes: ['GST 50.14', 'QST QC 100.02'], total: '1152.91' },
    byHand:
      '10.5 x 95.5 = 1002.75; GST 5 % of 1002.75 = 50.1375 -> 50.14; QST QC 9.975 % of 1002.75 = 100.0243125 -> 100.02',
  },
  {
    ...{ name: 'land agent and legal services, QC', province: 'QC' },
    lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'],
    ...{ subtotal: '1117.98', taxes: ['GST 55.9', 'QST QC 111.52'], total: '1285.4' },
    byHand:
      '8 x 96 = 768; 1.75 x 199.99 = 349.9825 -> 349.98; GST 5 % of 1117.98 = 55.899 -> 55.9; QST QC 9.975 % of 1117.98 = 111.518505 -> 111.52',
  },
  {
    ...{ name: 'a receipt with GST of 5, QC', province: 'QC' },
    lines: ['cost 105 with 5 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5', 'QST QC 9.98'], total: '114.98' },
    credits: '5',
    byHand: '105 - 5 = 100; GST 5 % of 100 = 5; QST QC 9.975 % of 100 = 9.975 -> 9.98',
  },
  {
    ...{ name: 'exempt from QST', province: 'QC' },
    lines: ['8 hour x 96 @4010'],
    exempt: ['QST'],
    ...{ subtotal: '768', taxes: ['GST 38.4', 'QST QC 0'], total: '806.4' },
    byHand: '8 x 96 = 768; GST 5 % of 768 = 38.4; QST QC: exempt',
  },
];
