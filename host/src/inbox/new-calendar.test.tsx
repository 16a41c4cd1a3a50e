import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { addAllTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { texts } from '../generated/texts/inbox.ts';
import { FoldersProvider } from '../navigation/folders.tsx';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { NewCalendar } from './new-calendar.tsx';

// What asks the areas' API is the project's picker, which is not shown here.
vi.mock('../area-screens/with-area-client.tsx', () => ({
  WithAreaClient: ({ children }: { readonly children: ReactNode }) => children,
}));

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const view = { columns: [{ id: 'name' }], parameters: [] };
const folder = (id: string, name: string) => ({
  ...{ id, name: { en: name, es: name }, source: 'agreements', count: 3 },
  view,
});

/** Shows the form to somebody who is offered these folders; what is posted is listed. */
function show(offered: () => readonly ReturnType<typeof folder>[]) {
  const posted: unknown[] = [];
  const writes = new EventTarget();
  vi.stubGlobal('fetch', async (target: RequestInfo, init?: RequestInit) => {
    const request =
      target instanceof Request ? target : new Request(new URL(String(target), 'http://localhost'), init);
    if (request.method === 'POST') posted.push(await request.json());
    const result = request.url.includes('smart-folders') ? offered() : { address: '/api/calendars/x.ics' };
    return Response.json({ result });
  });
  const shown = renderInShell(
    <ServicesProvider services={createServices()}>
      <FoldersProvider writes={writes}>
        <NewCalendar onMade={() => {}} />
      </FoldersProvider>
    </ServicesProvider>,
  );
  addAllTexts(shown.i18n, 'inbox', texts);
  return { posted, writes };
}

const choose = async (label: string, value: string) =>
  act(
    async () =>
      void fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } }),
  );

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);

const make = async () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Make calendar' })));

it('is called after its folder, until somebody types a name', async () => {
  const { posted } = show(() => [
    folder('agreements-expiring', 'Agreements expiring'),
    folder('rents-unpaid', 'Unpaid rents'),
  ]);
  await screen.findByRole('option', { name: 'The dates of a smart folder' });
  expect(name().value).toBe('Rightway');
  await choose('What it holds', 'folder');
  await choose('Smart folder', 'rents-unpaid');
  expect(name().value).toBe('Rightway · Unpaid rents');
  await choose('Smart folder', 'agreements-expiring');
  expect(name().value).toBe('Rightway · Agreements expiring');
  await choose('What it holds', 'mine');
  expect(name().value).toBe('Rightway');
  await choose('Name', 'Mine');
  // As by the Tab key: until then only the box itself holds what is typed.
  await act(async () => void fireEvent.blur(name()));
  await choose('What it holds', 'folder');
  expect(name().value).toBe('Mine');
  await choose('Smart folder', 'rents-unpaid');
  await make();
  await waitFor(() => expect(posted).toEqual([expect.objectContaining({ name: 'Mine' })]));
});

it('sends no folder that was not chosen, and none that is not offered any more', async () => {
  // The first dated folder of the product, 'my-tasks', is not among those of this person.
  let offered = [
    folder('agreements-expiring', 'Agreements expiring'),
    folder('rents-unpaid', 'Unpaid rents'),
  ];
  const { posted, writes } = show(() => offered);
  await screen.findByRole('option', { name: 'The dates of a smart folder' });
  await choose('What it holds', 'folder');
  await make();
  expect(await screen.findByText(/required/i)).toBeTruthy();
  await choose('Smart folder', 'rents-unpaid');
  offered = offered.slice(0, 1);
  // Pressed in the moment the folder goes, before React has a turn again.
  const pressed = new Promise<void>((resolve) => {
    const drawn = new MutationObserver(() => {
      if (screen.queryByRole('option', { name: 'Unpaid rents' })) return;
      drawn.disconnect();
      fireEvent.click(screen.getByRole('button', { name: 'Make calendar' }));
      resolve();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  writes.dispatchEvent(new Event('written'));
  await pressed;
  expect(await screen.findByText(/required/i)).toBeTruthy();
  expect(posted).toEqual([]);
  await choose('Smart folder', 'agreements-expiring');
  await make();
  await waitFor(() =>
    expect(posted).toEqual([expect.objectContaining({ holds: 'folder', folder: 'agreements-expiring' })]),
  );
});
