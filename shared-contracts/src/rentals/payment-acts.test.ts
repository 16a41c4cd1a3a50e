import { expect, it } from 'vitest';
import { type ActFault, actFault, type PaymentAct, type PaymentAsFound } from './payment-acts.ts';

const open: PaymentAsFound = {
  ...{ amount: '1000', requisitionedDate: null, paidDate: null, returnedDate: null },
  ...{ closing: null, heldDate: null },
};
const out = { requisitionedDate: '2031-03-05' };
const paid = { ...out, paidDate: '2031-03-10' };
const returned = { ...paid, returnedDate: '2031-04-01' };
const held = { heldDate: '2031-03-01' };
const later = '2031-05-01';

it.each<
  [
    what: string,
    payment: Partial<PaymentAsFound>,
    act: PaymentAct,
    amount: string | null,
    day: string | null,
    expected: ActFault | undefined,
  ]
>([
  ['an open one is paid', {}, 'PAID', null, '2031-03-10', undefined],
  ['one that went out is paid', out, 'PAID', null, '2031-03-10', undefined],
  ['it is paid on the day it went out', out, 'PAID', null, '2031-03-05', undefined],
  ['it is not paid before it went out', out, 'PAID', null, '2031-03-04', 'beforeOut'],
  ['it is not paid twice', paid, 'PAID', null, '2031-03-11', 'paidAlready'],
  ['one that came back is not paid', returned, 'PAID', null, '2031-05-01', 'returnedAlready'],
  ['an open one does not come back', {}, 'RETURNED', null, '2031-03-10', 'notOut'],
  ['one that went out comes back', out, 'RETURNED', null, '2031-03-20', undefined],
  ['a paid one comes back', paid, 'RETURNED', null, '2031-03-10', undefined],
  ['it does not come back before it was paid', paid, 'RETURNED', null, '2031-03-09', 'beforeOut'],
  ['a held one is not paid', { heldDate: '2031-03-01' }, 'PAID', null, '2031-03-10', 'held'],
  ['a cancelled one is not paid', { closing: 'Cancelled' }, 'PAID', null, '2031-03-10', 'closedAlready'],
  [
    'a replaced one does not come back',
    { ...returned, closing: 'Replaced' },
    'RETURNED',
    null,
    '2031-05-01',
    'closedAlready',
  ],
  ['it does not come back twice', returned, 'RETURNED', null, '2031-05-01', 'backAlready'],
  ['a part of an open one is paid', {}, 'PAY_PART', '400', later, undefined],
  ['a part of one that went out is paid on the same day', out, 'PAY_PART', '999.99', '2031-03-05', undefined],
  ['a part is not paid before it went out', out, 'PAY_PART', '400', '2031-03-04', 'beforeOut'],
  ['the whole is no part', out, 'PAY_PART', '1000.00', later, 'notLess'],
  ['more than the whole is no part', out, 'PAY_PART', '1000.01', later, 'notLess'],
  ['a part has an amount', out, 'PAY_PART', null, later, 'amountMissing'],
  ['nothing is no part', out, 'PAY_PART', '0.00', later, 'amountMissing'],
  ['a paid one is not paid in part', paid, 'PAY_PART', '1', later, 'paidAlready'],
  ['a returned one is not paid in part', returned, 'PAY_PART', '1', later, 'returnedAlready'],
  ['a held one is not paid in part', held, 'PAY_PART', '1', later, 'held'],
  ['an open one is held back whole', {}, 'HOLD', null, later, undefined],
  ['all of it by its amount', {}, 'HOLD', '1000', later, undefined],
  ['a part of it is held back', {}, 'HOLD', '0.01', later, undefined],
  ['not more than it is', {}, 'HOLD', '1000.01', later, 'tooMuch'],
  ['nothing is not held back', {}, 'HOLD', '0', later, 'amountMissing'],
  ['what went out is not held back', out, 'HOLD', null, later, 'wentOut'],
  ['what was paid is not held back', { paidDate: '2031-03-10' }, 'HOLD', null, later, 'wentOut'],
  ['it is held back once', held, 'HOLD', null, later, 'heldAlready'],
  ['a held one is released', held, 'RELEASE', null, null, undefined],
  ['an open one is not released', {}, 'RELEASE', null, null, 'notHeld'],
  ['a returned one is reissued', returned, 'REISSUE', null, '2031-04-01', undefined],
  [
    'one that came back uncashed too',
    { ...out, returnedDate: '2031-04-01' },
    'REISSUE',
    null,
    later,
    undefined,
  ],
  ['not before it came back', returned, 'REISSUE', null, '2031-03-31', 'beforeOut'],
  ['one that went out is not reissued', out, 'REISSUE', null, later, 'notReturned'],
  ['a paid one is not reissued', paid, 'REISSUE', null, later, 'notReturned'],
  ['an open one is cancelled', {}, 'CANCEL', null, later, undefined],
  ['a cheque on its way is cancelled', out, 'CANCEL', null, later, undefined],
  ['a held one is cancelled', held, 'CANCEL', null, later, undefined],
  ['a returned one is cancelled', returned, 'CANCEL', null, later, undefined],
  ['not before it came back', returned, 'CANCEL', null, '2031-03-20', 'beforeOut'],
  ['a paid one is not cancelled', paid, 'CANCEL', null, later, 'paidCancel'],
  [
    'a cancelled one is not cancelled again',
    { closing: 'Cancelled' },
    'CANCEL',
    null,
    later,
    'closedAlready',
  ],
  [
    'a replaced one is not reissued again',
    { ...returned, closing: 'Replaced' },
    'REISSUE',
    null,
    later,
    'closedAlready',
  ],
  ['a cancelled one is not held back', { closing: 'Cancelled' }, 'HOLD', null, later, 'closedAlready'],
])('%s', (_what, payment, act, amount, day, expected) => {
  expect(actFault({ ...open, ...payment }, { act, amount, day })).toBe(expected);
});
