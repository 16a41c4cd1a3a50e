import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BulkAction } from 'shared-contracts';
import { addTexts } from 'shared-ui';
import { type Answer, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import {
  CancelPayments,
  HoldPayments,
  PayInPart,
  ReissuePayments,
  ReleasePayments,
} from './change-payments.tsx';

const rows = [
  { id: 'p1', name: 'SL-1 Doe' },
  { id: 'p2', name: 'SL-2 Roe' },
];
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

function show(Action: BulkAction, answer: Answer = { data: { changed: ['p1', 'p2'] } }) {
  const { client, askedOf } = standInApi({ ChangePayments: () => answer });
  const onDone = vi.fn();
  const view = renderInShell(
    <Provider value={client}>
      <Action rows={rows} onDone={onDone} onClose={() => {}} />
    </Provider>,
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return { asked: () => askedOf('ChangePayments'), onDone };
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('pays parts: an amount of each is asked for', async () => {
  const { asked, onDone } = show(PayInPart);
  expect(await screen.findByText('Were these 2 payments paid in part?')).toBeTruthy();
  type(/SL-1 Doe/, ' 400 ');
  fireEvent.click(screen.getByRole('button', { name: 'Pay in part' }));
  expect(await screen.findByText('Enter what was paid of each payment.')).toBeTruthy();
  type(/SL-2 Roe/, '12.5');
  type(/^Reference/, 'CHQ 9');
  fireEvent.click(screen.getByRole('button', { name: 'Pay in part' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked()).toEqual([
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
  const { asked, onDone } = show(HoldPayments);
  fireEvent.click(await screen.findByRole('button', { name: 'Hold back' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  type(/SL-2 Roe/, '100');
  type(/^Reason/, 'The gate');
  fireEvent.click(screen.getByRole('button', { name: 'Hold back' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked()).toMatchObject([
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
  const released = show(ReleasePayments);
  fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
  await waitFor(() => expect(released.onDone).toHaveBeenCalledOnce());
  expect(released.asked()).toMatchObject([{ change: 'RELEASE', date: null }]);
  const reissued = show(ReissuePayments);
  fireEvent.click(await screen.findByRole('button', { name: 'Reissue' }));
  await waitFor(() => expect(reissued.onDone).toHaveBeenCalledOnce());
  expect(reissued.asked()).toMatchObject([{ change: 'REISSUE', date: day, reason: null }]);
});

it('says why none of them was cancelled', async () => {
  const { onDone } = show(CancelPayments, {
    errors: [{ message: 'Payment 7 was paid.', extensions: { code: 'BAD_INPUT' } }],
  });
  await screen.findByText('Cancel these 2 payments?');
  type(/^Reason/, 'Waived');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Payment 7 was paid.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
