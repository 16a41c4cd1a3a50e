import { expect, it } from 'vitest';
import type { Booking } from './booking-store.ts';
import { bookingsForQuickBooks } from './quickbooks-file.ts';

const booking = (change: Partial<Booking>): Booking => ({
  ...{ batch: '1', number: '2026-0001', invoiceDate: '2026-11-05', dueDate: '2026-12-05', kind: 'Bill' },
  ...{ customerCode: 'NFE', client: 'Northfork Energy', account: 'Receivable', description: null },
  ...{ projectName: null, afeNumber: null, costCentre: null, purchaseOrder: null, amount: '105.00' },
  ...{ taxCodes: null, tax: null, paymentId: null, reference: null },
  ...change,
});

const rowsOf = (bookings: readonly Booking[]) =>
  bookingsForQuickBooks(bookings)
    .toString('latin1')
    .split('\r\n')
    .map((row) => row.split('\t'));

it('writes the published columns, days as MM/DD/YY, and the order that all lines name', () => {
  const line = { account: '4010', projectName: 'Tie-in', afeNumber: '24-81', purchaseOrder: '77' };
  expect(
    rowsOf([
      booking({}),
      booking({ ...line, description: 'Land agent', amount: '-100.00' }),
      booking({ account: 'GST', description: 'GST', amount: '-5.00' }),
    ]),
  ).toEqual([
    ['!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'DUEDATE', 'PONUM'],
    ['!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'],
    ['!ENDTRNS'],
    [
      'TRNS',
      'INVOICE',
      '11/05/26',
      'Receivable',
      'Northfork Energy',
      '105.00',
      '2026-0001',
      '',
      '12/05/26',
      '77',
    ],
    [
      'SPL',
      'INVOICE',
      '11/05/26',
      '4010',
      '',
      '-100.00',
      '2026-0001',
      'Land agent; Tie-in; AFE 24-81; PO 77',
    ],
    ['SPL', 'INVOICE', '11/05/26', 'GST', '', '-5.00', '2026-0001', 'GST'],
    ['ENDTRNS'],
    [''],
  ]);
});

it.each([
  ['Énergie Côté', 'Énergie Côté'],
  ['tab\there\nand there', 'tab here and there'],
  ['20\u201330 \u201cpins\u201d', "20-30 'pins'"],
  ['Mask\u0113k\u014dsihk', 'Maskekosihk'],
  ['石', '?'],
])('%j stays one field of Western letters: %j', (client, shown) => {
  expect(rowsOf([booking({ client })])[3]?.[4]).toBe(shown);
});

it.each(['Credit', 'Reversal'])('calls a %s a credit memo', (kind) => {
  const types = rowsOf([booking({ kind, amount: '-2.00' }), booking({ kind, amount: '2.00' })]).map(
    ([, type]) => type,
  );
  expect(types.filter((type) => type?.includes(' ') || type === 'INVOICE')).toEqual([
    'CREDIT MEMO',
    'CREDIT MEMO',
  ]);
});

it('names no order where lines name several, and calls a reversal a credit memo', () => {
  const rows = rowsOf([
    booking({ kind: 'Reversal', dueDate: null, amount: '-2.00' }),
    booking({ kind: 'Reversal', purchaseOrder: '1', amount: '1.00' }),
    booking({ kind: 'Reversal', purchaseOrder: '2', amount: '1.00' }),
  ]);
  expect(rows[3]).toEqual([
    ...[
      'TRNS',
      'CREDIT MEMO',
      '11/05/26',
      'Receivable',
      'Northfork Energy',
      '-2.00',
      '2026-0001',
      '',
      '',
      '',
    ],
  ]);
});

it('names the client on both sides of a payment, its invoice in the memo, and calls what came back a journal entry', () => {
  const payment = { paymentId: 'p', reference: 'Cheque 881 of the branch in Edson', dueDate: null };
  const sides = (change: Partial<Booking>) => [
    booking({ ...payment, ...change, account: '1010 Chequing', amount: '40.50' }),
    booking({ ...payment, ...change, amount: '-40.50' }),
  ];
  const rows = rowsOf([...sides({ kind: 'Payment' }), ...sides({ kind: 'Return', description: 'No funds' })]);
  const row = (type: string, account: string, amount: string, memo: string) => [
    ...[type, '11/05/26', account, 'Northfork Energy', amount, 'Cheque 881 of the br', memo],
  ];
  expect(rows.slice(3, -1)).toEqual([
    ['TRNS', ...row('PAYMENT', '1010 Chequing', '40.50', 'Payment 2026-0001'), '', ''],
    ['SPL', ...row('PAYMENT', 'Receivable', '-40.50', 'Payment 2026-0001')],
    ['ENDTRNS'],
    ['TRNS', ...row('GENERAL JOURNAL', '1010 Chequing', '40.50', 'Return 2026-0001; No funds'), '', ''],
    ['SPL', ...row('GENERAL JOURNAL', 'Receivable', '-40.50', 'Return 2026-0001; No funds')],
    ['ENDTRNS'],
  ]);
});
