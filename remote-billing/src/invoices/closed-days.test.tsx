import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noFlags } from 'shared-contracts';
import { addTexts } from 'shared-ui';
import { aUser, beforeForm, renderInShell, standInApi, takeToasts } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it } from 'vitest';
import { billingStale } from '../billing-stale.ts';
import type { ClosedDaysDetailsFragment } from '../generated/operations.ts';
import { en } from '../texts/en/area.ts';
import { ClosedDaysScreen } from './closed-days-screen.tsx';

beforeEach(beforeForm);

const october: ClosedDaysDetailsFragment = {
  __typename: 'DayLock',
  id: '00000000-0000-4000-8000-00000000d001',
  revision: 3,
  fromDate: '2026-10-01',
  toDate: '2026-10-31',
  reason: 'October is billed',
  reopenReason: null,
  changedBy: null,
  changedOn: '2026-11-02T16:00:00Z',
};

function show(locks: readonly ClosedDaysDetailsFragment[], rights: Parameters<typeof aUser>[0] = {}) {
  let kept = [...locks];
  const { client, variablesOf } = standInApi(
    {
      ClosedDays: () => ({ data: { locks: kept } }),
      UpdateDayLock: ({ input }) => {
        const change = input as Partial<ClosedDaysDetailsFragment>;
        const known = kept.find(({ id }) => id === change.id) ?? { ...october, id: change.id ?? '' };
        const saved = { ...known, ...change, revision: known.revision + 1 };
        kept = [...kept.filter(({ id }) => id !== saved.id), saved];
        return { data: { saved } };
      },
    },
    billingStale,
  );
  const view = renderInShell(
    <Provider value={client}>
      <ClosedDaysScreen />
    </Provider>,
    {
      path: '/invoices/:id',
      address: '/invoices/closed-days',
      user: aUser({ canAccessInvoice: true, ...rights }),
      flags: { ...noFlags, enableTimesheets: true, enableInvoicing: true },
    },
  );
  act(() => addTexts(view.i18n, 'billing', 'en', en));
  return { sent: () => variablesOf('UpdateDayLock').map(({ input }) => input) };
}

it('closes days with a reason, and asks for one', async () => {
  const { sent } = show([]);
  await screen.findByText('No days are closed.');
  fireEvent.click(screen.getByRole('button', { name: 'Close days' }));
  const panel = await screen.findByRole('dialog', { name: 'Close days' });
  const type = (label: RegExp, value: string) => {
    const input = within(panel).getByLabelText(label);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  type(/^First day/, '2026-10-01');
  type(/^Last day/, '2026-10-31');
  fireEvent.click(within(panel).getByRole('button', { name: 'Close days' }));
  expect(await within(panel).findAllByText(/^Required value/)).not.toHaveLength(0);
  expect(sent()).toEqual([]);
  type(/^Reason/, 'October is billed');
  fireEvent.click(within(panel).getByRole('button', { name: 'Close days' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { fromDate: '2026-10-01', toDate: '2026-10-31', reason: 'October is billed', revision: null },
    ]),
  );
  expect(await screen.findByRole('row', { name: /Oct-01-2026 – Oct-31-2026/ })).toBeTruthy();
});

it('opens days again with a reason that stands there, and closes them again', async () => {
  const { sent } = show([october]);
  fireEvent.click(await screen.findByRole('button', { name: /^Open again: Oct-01-2026/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  expect(await within(dialog).findByText('Enter why they are opened again.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/Reason to open/), { target: { value: 'A late invoice' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('Opened again: A late invoice')).toBeTruthy();
  expect(sent()).toMatchObject([{ id: october.id, revision: 3, reopenReason: 'A late invoice' }]);
  fireEvent.click(screen.getByRole('button', { name: /^Close again: / }));
  await waitFor(() => expect(sent()[1]).toMatchObject({ reopenReason: null, revision: 4 }));
  await waitFor(() => expect(takeToasts().map(({ message }) => message)).toContain('The days are closed.'));
});

it('is only read by who may only read', async () => {
  show([october], { isReadOnly: true });
  await screen.findByText('October is billed');
  expect(screen.queryByRole('button', { name: /Open again|Change|Close days/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^History/ })).toBeTruthy();
});
