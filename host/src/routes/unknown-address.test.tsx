import { act, fireEvent, screen } from '@testing-library/react';
import { aUser } from 'shared-contracts/testing';
import { addAllTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { texts } from '../generated/texts/shell.ts';
import { UnknownAddress } from './unknown-address.tsx';

const Start = () => <p>The start</p>;

it('an address of an area that is switched off says so', async () => {
  const { i18n } = renderInShell(<UnknownAddress because="switchedOff" start={Start} />, {
    address: '/parcel/1',
    user: aUser(),
  });
  await act(async () => addAllTexts(i18n, 'host', texts));
  expect(
    await screen.findByText(/^\/parcel\/1 is switched off for you\. You see the start instead\./),
  ).toBeTruthy();
});

it('an address that is switched off leads a system administrator to its switch, and to nobody else', async () => {
  const { i18n, router } = renderInShell(<UnknownAddress because="switchedOff" start={Start} />, {
    address: '/parcel/1',
    user: aUser({ isSystemAdministrator: true }),
  });
  await act(async () => addAllTexts(i18n, 'host', texts));
  const told = await screen.findByText(/^\/parcel\/1 is switched off for you\./);
  expect(told.textContent).not.toContain('Ask');
  fireEvent.click(screen.getByRole('button', { name: 'Open Rollout' }));
  expect(router.state.location.pathname).toBe('/rollout');
});

it.each([
  ['somebody', '/nowhere', aUser(), true],
  ['somebody', '/home', aUser(), false],
  ['a visitor, whose address may be a record,', '/parcel/1', null, false],
] as const)(
  '%s at %s sees the start, and is told that nothing is there: %s',
  async (_, address, user, isTold) => {
    const { i18n } = renderInShell(<UnknownAddress start={Start} />, { address, user });
    await act(async () => addAllTexts(i18n, 'host', texts));
    expect(screen.getByText('The start')).toBeTruthy();
    const told = screen.queryByText(`There is nothing at ${address}. You see the start instead.`);
    expect(told !== null).toBe(isTold);
  },
);
