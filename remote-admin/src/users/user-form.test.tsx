import { act, fireEvent, screen } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import {
  type Answers,
  aUser,
  beforeForm,
  fillIn,
  refusals,
  renderInShell,
  standInApi,
} from 'shared-ui/testing';
import { Provider } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { en } from '../texts/en/area.ts';
import { UserForm } from './user-form.tsx';
import { newUserRecord } from './user-record.ts';
import { UserScreen } from './user-screen.tsx';

beforeEach(beforeForm);
afterEach(() => vi.restoreAllMocks());

const ownId = '00000000-0000-4000-8000-000000000042';
const company = {
  __typename: 'Company',
  id: '00000000-0000-4000-8000-0000000000c1',
  code: 'RLS',
  companyName: 'Rightway Land Services',
};
const access = (id: string) => ({
  ...{ __typename: 'UserAccess', id, invitedAt: null, passwordSetAt: null, lastSignInAt: null },
  sessions: [
    {
      ...{
        __typename: 'UserSession',
        id: 's1',
        startedAt: '2026-01-05T16:00:00Z',
        lastSeenAt: '2026-01-05T17:00:00Z',
      },
      ...{ address: '127.0.0.1', userAgent: 'Chrome', isCurrent: true },
    },
  ],
});

function show(address: string, answers: Answers, form = <UserScreen />) {
  const { client } = standInApi(
    { UserAccess: ({ id }) => ({ data: { access: access(String(id)) } }), ...answers },
    adminStale,
  );
  const { i18n } = renderInShell(<Provider value={client}>{form}</Provider>, {
    path: '/user/:id/*',
    address,
    user: aUser({ id: ownId, isSystemAdministrator: true }),
  });
  act(() => addTexts(i18n, 'admin', 'en', en));
}

const tabs = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
const button = (text: string) =>
  [...document.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === text)
    .at(-1) as HTMLElement;

it('shows how a person gets in as soon as they are saved', async () => {
  const person = { ...newUserRecord('00000000-0000-4000-8000-000000000043'), productClient: company };
  show(
    '/user/new/details',
    { UpdateUser: () => ({ data: { saved: { ...person, revision: 1, fullName: 'Nora Field' } } }) },
    <UserForm user={person} />,
  );
  await screen.findByLabelText(/^First name/);
  expect(tabs()).not.toContain('Access');
  fillIn('First name', 'Nora');
  fillIn('Last name', 'Field');
  fillIn('User name', 'nora');
  fillIn('Work e-mail', 'nora@example.ca');
  await act(async () => void fireEvent.click(button('Save')));
  await act(async () => {});
  expect(tabs()).toContain('Access');
});

it('says why the own sessions were not ended, and stays', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  show(`/user/${ownId}/access`, {
    User: () => ({
      data: {
        record: { ...newUserRecord(ownId), revision: 3, fullName: 'Alex Admin', productClient: company },
      },
    }),
    EndUserSessions: () => refusals('The server rests.'),
  });
  fireEvent.click(await screen.findByText('Sign Out Everywhere'));
  await screen.findByText(/Every session of Alex Admin ends at once/);
  await act(async () => void fireEvent.click(button('Sign Out')));
  expect(left).not.toHaveBeenCalled();
  expect(await screen.findByText('The server rests.')).toBeTruthy();
});
