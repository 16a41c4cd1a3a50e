import { act, screen } from '@testing-library/react';
import { type Area, type CurrentUser, contractVersion, noFlags } from 'shared-contracts';
import { declaredArea } from 'shared-contracts/start';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '../testing/index.ts';
import { openStandInShell } from './stand-in-shell.tsx';

/** An area of one screen, whose address has a gate. */
const areaBehind = (gate: 'signedIn' | 'anonymous'): Area => ({
  name: 'wells',
  contractVersion,
  routes: { wells: [{ path: '*', element: <p>Every well</p> }] },
  translations: { en: async () => ({}), es: async () => ({}) },
  start: declaredArea({
    title: { en: 'Wells' },
    routes: [{ name: 'wells', path: 'wells', gate, flags: [], whenFlagOff: 'startScreen' }],
  }),
});

async function opened(area: Area, user: CurrentUser | null): Promise<void> {
  const start = { user, flags: noFlags, releases: [], version: '1.0.0', hasSingleSignOn: false };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ result: start })));
  document.body.innerHTML = '<div id="root"></div>';
  const page = await act(() => openStandInShell(area));
  // All files share one page, whose messages it would show.
  onTestFinished(() => act(() => page.unmount()));
}

it('shows the screens of an area to who is signed in', async () => {
  await opened(areaBehind('signedIn'), aUser());
  expect(await screen.findByText('Every well')).toBeTruthy();
});

it('asks to sign in first, so that no screen asks the API in vain', async () => {
  await opened(areaBehind('signedIn'), null);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('Every well')).toBeNull();
});

it('shows the screens of an area for visitors to everybody', async () => {
  await opened(areaBehind('anonymous'), null);
  expect(await screen.findByText('Every well')).toBeTruthy();
});
