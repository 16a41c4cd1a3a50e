import { expect, it } from 'vitest';
import { type PaymentDays, type PaymentOutcome, type SettleFault, settleFault } from './settle-payments.ts';

const days = (change: Partial<PaymentDays> = {}): PaymentDays => ({
  ...{ requisitionedDate: null, paidDate: null, returnedDate: null, heldDate: null, closing: null },
  ...change,
});
const out = { requisitionedDate: '2031-03-05' };
const paid = { ...out, paidDate: '2031-03-10' };
const returned = { ...paid, returnedDate: '2031-04-01' };

it.each<[string, Partial<PaymentDays>, PaymentOutcome, string, SettleFault | undefined]>([
  ['an open one is paid', {}, 'PAID', '2031-03-10', undefined],
  ['one that went out is paid', out, 'PAID', '2031-03-10', undefined],
  ['it is paid on the day it went out', out, 'PAID', '2031-03-05', undefined],
  ['it is not paid before it went out', out, 'PAID', '2031-03-04', 'beforeOut'],
  ['it is not paid twice', paid, 'PAID', '2031-03-11', 'paidAlready'],
  ['one that came back is not paid', returned, 'PAID', '2031-05-01', 'returnedAlready'],
  ['an open one does not come back', {}, 'RETURNED', '2031-03-10', 'notOut'],
  ['one that went out comes back', out, 'RETURNED', '2031-03-20', undefined],
  ['a paid one comes back', paid, 'RETURNED', '2031-03-10', undefined],
  ['it does not come back before it was paid', paid, 'RETURNED', '2031-03-09', 'beforeOut'],
  ['a held one is not paid', { heldDate: '2031-03-01' }, 'PAID', '2031-03-10', 'held'],
  ['a cancelled one is not paid', { closing: 'Cancelled' }, 'PAID', '2031-03-10', 'closedAlready'],
  [
    'a replaced one does not come back',
    { ...returned, closing: 'Replaced' },
    'RETURNED',
    '2031-05-01',
    'closedAlready',
  ],
  ['it does not come back twice', returned, 'RETURNED', '2031-05-01', 'returnedAlready'],
])('%s', (_name, change, outcome, day, expected) => {
  expect(settleFault(days(change), outcome, day)).toBe(expected);
});
