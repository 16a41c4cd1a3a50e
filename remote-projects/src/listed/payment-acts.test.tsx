import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BulkAction } from 'shared-contracts';
import { addTexts } from 'shared-ui';
import { type Answer, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import { paymentActs } from './payment-acts.tsx';

const rows = [
  { id: 'p1', name: 'SL-1 Doe' },
  { id: 'p2', name: 'SL-2 Roe' },
];
const balance = {
  ...{
    __typename: 'PaymentBalance',
    dueDate: '2031-03-10',
    due: '1000',
    paid: '0',
    left: '1000',
    gst: '0',
    tax: null,
  },
};
const balances = [
  { ...balance, id: 'p1', paid: '400', left: '600' },
  { ...balance, id: 'p2', gst: '50', tax: 'HST' },
];
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

function show(Action: BulkAction, answer: Answer = { data: { changed: ['p1', 'p2'] } }) {
  const { client, variablesOf } = standInApi({
    ChangePayments: () => answer,
    SettlePayments: () => answer,
    PaymentBalances: () => ({ data: { balances } }),
  });
  const onDone = vi.fn();
  const view = renderInShell(
    <Provider value={client}>
      <Action rows={rows} onDone={onDone} onClose={() => {}} />
    </Provider>,
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return {
    changes: () => variablesOf('ChangePayments'),
    settled: () => variablesOf('SettlePayments'),
    onDone,
  };
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('pays parts: an amount of each is asked for', async () => {
  const { changes, onDone } = show(paymentActs['pay-part']);
  expect(await screen.findByText('Were these 2 payments paid in part?')).toBeTruthy();
  // What is due, paid and left stands beside each, and what is left after the amount.
  expect((await screen.findByLabelText(/SL-1 Doe.*\$1,000\.00.*\$400\.00.*\$600\.00/)).tagName).toBe('INPUT');
  expect(screen.getByLabelText(/SL-2 Roe.*HST on it \$50\.00/)).toBeTruthy();
  type(/SL-1 Doe/, ' 400 ');
  expect(screen.getByText(/after it \$200\.00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pay in part' }));
  expect(await screen.findByText('Enter what was paid of each payment.')).toBeTruthy();
  type(/SL-2 Roe/, '12.5');
  type(/^Reference/, 'CHQ 9');
  fireEvent.click(screen.getByRole('button', { name: 'Pay in part' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(changes()).toEqual([
    {
      payments: [
        { id: 'p1', amount: '400' },
        { id: 'p2', amount: '12.5' },
      ],
      ...{ change: 'PAY_PART', date: day, reason: null, reference: 'CHQ 9' },
    },
  ]);
});

it('holds one back whole and of another one an amount, with the reason', async () => {
  const { changes, onDone } = show(paymentActs.hold);
  fireEvent.click(await screen.findByRole('button', { name: 'Hold back' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  type(/SL-2 Roe/, '100');
  type(/^Reason/, 'The gate');
  fireEvent.click(screen.getByRole('button', { name: 'Hold back' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(changes()).toMatchObject([
    {
      payments: [
        { id: 'p1', amount: null },
        { id: 'p2', amount: '100' },
      ],
      ...{ change: 'HOLD', reason: 'The gate' },
    },
  ]);
});

it('releases without a day, reissues without a reason', async () => {
  const released = show(paymentActs.release);
  fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
  await waitFor(() => expect(released.onDone).toHaveBeenCalledOnce());
  expect(released.changes()).toMatchObject([{ change: 'RELEASE', date: null }]);
  const reissued = show(paymentActs.reissue);
  fireEvent.click(await screen.findByRole('button', { name: 'Reissue' }));
  await waitFor(() => expect(reissued.onDone).toHaveBeenCalledOnce());
  expect(reissued.changes()).toMatchObject([{ change: 'REISSUE', date: day, reason: null }]);
});

it('says why none of them was cancelled', async () => {
  const { onDone } = show(paymentActs.cancel, {
    errors: [{ message: 'Payment 7 was paid.', extensions: { code: 'BAD_INPUT' } }],
  });
  await screen.findByText('Cancel these 2 payments?');
  type(/^Reason/, 'Waived');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Payment 7 was paid.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it('marks the selected payments as paid, with a day and a reference', async () => {
  const { settled, onDone } = show(paymentActs.pay, { data: { settled: ['p1', 'p2'] } });
  expect(await screen.findByText('Were these 2 payments paid?')).toBeTruthy();
  type(/^Reference/, ' EFT 77 ');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(settled()).toEqual([{ ...{ ids: ['p1', 'p2'], outcome: 'PAID', reference: 'EFT 77' }, date: day }]);
});

it('says why none of them came back', async () => {
  const { onDone } = show(paymentActs.return, {
    errors: [{ message: 'Payment 7 did not go out yet.', extensions: { code: 'BAD_INPUT' } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as returned' }));
  expect(await screen.findByText('Payment 7 did not go out yet.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
