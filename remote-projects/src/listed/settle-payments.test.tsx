import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { type Answer, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import { PayPayments, ReturnPayments } from './settle-payments.tsx';

const rows = [
  { id: 'p1', name: 'SL-1' },
  { id: 'p2', name: 'SL-2' },
];

function show(Action: typeof PayPayments, answer: Answer) {
  const { client, askedOf } = standInApi({ SettlePayments: () => answer });
  const onDone = vi.fn();
  const view = renderInShell(
    <Provider value={client}>
      <Action rows={rows} onDone={onDone} onClose={() => {}} />
    </Provider>,
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return { askedOf, onDone };
}

it('marks the selected payments as paid, with a day and a reference', async () => {
  const { askedOf, onDone } = show(PayPayments, { data: { settled: ['p1', 'p2'] } });
  expect(await screen.findByText('Were these 2 payments paid?')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Reference/), { target: { value: ' EFT 77 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(askedOf('SettlePayments')).toEqual([
    {
      ...{ ids: ['p1', 'p2'], outcome: 'PAID', reference: 'EFT 77' },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
});

it('says why none of them came back', async () => {
  const { onDone } = show(ReturnPayments, {
    errors: [{ message: 'Payment 7 did not go out yet.', extensions: { code: 'BAD_INPUT' } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as returned' }));
  expect(await screen.findByText('Payment 7 did not go out yet.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
