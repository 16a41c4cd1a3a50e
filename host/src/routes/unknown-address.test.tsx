import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noDeclaration, type RouteDeclaration } from 'shared-contracts';
import { aUser } from 'shared-contracts/testing';
import { addAllTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { declared } from '../areas/declared.ts';
import { DeclaredProvider } from '../areas/use-declared.tsx';
import { texts } from '../generated/texts/unknown-address.ts';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { UnknownAddress } from './unknown-address.tsx';

const Start = () => <p>The start</p>;

const route: RouteDeclaration = {
  flags: [],
  makes: false,
  gate: 'signedIn',
  name: 'well',
  path: 'well/:id',
  list: 'wells',
  whenFlagOff: 'accessDenied',
};
const wells = {
  name: 'wells',
  group: 'work',
  order: 1,
  title: { en: 'Wells', es: 'Pozos' },
  entity: { en: 'wells', es: 'pozos' },
  isForOpeners: false,
  route: 'well',
};
const group = { name: 'work', order: 1, title: { en: 'Work', es: 'Trabajo' }, icon: 'projects' } as const;
const all = declared([
  { area: 'projects', start: { ...noDeclaration, routes: [route], groups: [group], lists: [wells] } },
]);

async function show(because: 'nothing' | 'switchedOff', options: Parameters<typeof renderInShell>[1]) {
  const view = renderInShell(
    <ServicesProvider services={createServices()}>
      <DeclaredProvider all={all}>
        <UnknownAddress because={because} start={Start} />
      </DeclaredProvider>
    </ServicesProvider>,
    options,
  );
  await act(async () => addAllTexts(view.i18n, 'unknown-address', texts));
  return view;
}

it('an address of an area that is switched off says so', async () => {
  await show('switchedOff', { address: '/parcel/1', user: aUser() });
  expect(
    await screen.findByText(/^\/parcel\/1 is switched off for you\. You see the start instead\./),
  ).toBeTruthy();
});

it('an address that is switched off leads a system administrator to its switch, and to nobody else', async () => {
  const { router } = await show('switchedOff', {
    address: '/parcel/1',
    user: aUser({ isSystemAdministrator: true }),
  });
  const notice = await screen.findByText(/^\/parcel\/1 is switched off for you\./);
  expect(notice.textContent).not.toContain('Ask');
  fireEvent.click(screen.getByRole('button', { name: 'Open Rollout' }));
  expect(router.state.location.pathname).toBe('/rollout');
});

it.each([
  ['somebody', '/nowhere', aUser(), true],
  ['somebody', '/home', aUser(), false],
  ['a visitor, whose address may be a record,', '/parcel/1', null, false],
] as const)(
  '%s at %s sees the start, and is told that nothing is there: %s',
  async (_, address, user, isNoticeShown) => {
    await show('nothing', { address, user });
    expect(screen.getByText('The start')).toBeTruthy();
    const sentence = `There is nothing at ${address}. You see the start instead.`;
    if (isNoticeShown) expect(await screen.findByText(sentence)).toBeTruthy();
    else expect(screen.queryByText(sentence)).toBeNull();
  },
);

it.each(['/well', '/well/', '/wells'])('%s leads to the list that it names', async (address) => {
  const { router } = await show('nothing', { address, user: aUser() });
  await waitFor(() => expect(router.state.location.search).toBe('?source=wells'));
  expect(router.state.location.pathname).toBe('/home');
});

it('a list that is not the person’s stays unknown', async () => {
  await show('nothing', { address: '/invoices', user: aUser() });
  expect(await screen.findByText('There is nothing at /invoices. You see the start instead.')).toBeTruthy();
});
