import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Inbox } from 'shared-contracts/reminders';
import { addAllTexts, lastListPlace } from 'shared-ui';
import { layOut, renderInShell } from 'shared-ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../generated/texts/inbox.ts';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { RemindersPage } from './reminders-page.tsx';
import { WaysPage } from './ways-page.tsx';

// A menu hides itself where its button is out of sight, as everything is that has no size.
beforeEach(() => {
  layOut();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 20));
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const item = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'taskDue',
  dueOn: '2026-11-20',
  isLate: true,
  isRead: false,
  standsInFor: null,
  title: 'Send payment',
  detail: 'COO-0052 · Owen Peters',
  opens: 'surface-project/p1/tasks/t1',
} as const;
const ahead = {
  ...item,
  id: '00000000-0000-4000-8000-000000000002',
  dueOn: '2026-11-25',
  isLate: false,
  isRead: true,
  title: 'Order survey',
};
const inbox: Inbox = { day: '2026-11-22', items: [item, ahead], isCut: false };

const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

interface Posted {
  readonly path: string;
  readonly body: unknown;
}

/** Shows a page of the inbox with these answers by path; a missing one fails. */
function show(page: React.ReactElement, answers: Readonly<Record<string, unknown>>, address = '/') {
  const posted: Posted[] = [];
  vi.stubGlobal('fetch', async (target: RequestInfo, init?: RequestInit) => {
    const request =
      target instanceof Request ? target : new Request(new URL(String(target), 'http://localhost'), init);
    const path = new URL(request.url).pathname.replace('/api/', '');
    if (request.method === 'POST') posted.push({ path, body: await request.json() });
    const known = Object.keys(answers).find((one) => path.startsWith(one));
    if (known === undefined) return new Response('', { status: 500 });
    return new Response(JSON.stringify({ result: answers[known] }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const shown = renderInShell(<ServicesProvider services={createServices()}>{page}</ServicesProvider>, {
    path: '/*',
    address,
  });
  addAllTexts(shown.i18n, 'inbox', texts);
  return { posted };
}

it('calls a week of time a week, not a day', async () => {
  const week = { ...item, kind: 'weekSentBack', title: '2026-11-16', detail: null } as const;
  show(<RemindersPage />, { inbox: { ...inbox, items: [week] } });
  expect(await screen.findByRole('link', { name: 'Week of Nov-16-2026' })).toBeTruthy();
  expect(screen.getByText('Week sent back')).toBeTruthy();
});

it('shows what is unread, how late it is, and read ones on request', async () => {
  show(<RemindersPage />, { inbox: inbox });
  const list = await screen.findByRole('list', { name: 'Inbox' });
  expect(within(list).getByText('Task overdue')).toBeTruthy();
  expect(within(list).getByText('2 days ago')).toBeTruthy();
  expect(within(list).queryByText('Order survey')).toBeNull();
  await press(screen.getByRole('radio', { name: /^All/ }));
  expect(await screen.findByText('Order survey')).toBeTruthy();
  expect(screen.getByText('in 3 days')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send payment' }).getAttribute('href')).toBe(
    '/surface-project/p1/tasks/t1',
  );
});

it('opens a record so that one goes on through the reminders that are shown', async () => {
  const taskOf = (n: number) => `00000000-0000-4000-8000-00000000010${n}`;
  const opensAt = (n: number) => `surface-project/${taskOf(9)}/tasks/${taskOf(n)}`;
  const next = { ...item, id: ahead.id, title: 'Order survey', opens: opensAt(2) };
  show(<RemindersPage />, {
    'inbox/': null,
    inbox: { ...inbox, items: [{ ...item, opens: opensAt(1) }, next] },
  });
  await press(await screen.findByRole('link', { name: 'Order survey' }));
  expect(lastListPlace()).toMatchObject({
    ...{ title: 'Inbox', address: '/inbox', total: 2, at: 1 },
    records: [{ id: taskOf(1) }, { id: taskOf(2) }],
  });
});

it('opens a report that has ended at the server, and counts what happened elsewhere tomorrow as of today', async () => {
  const { id } = ahead;
  const report = {
    ...{ ...item, id, kind: 'reportDone', dueOn: '2026-11-23', isLate: false, detail: null },
    ...{ title: 'Line list.pdf', opens: `api/documents/${id}` },
  } as const;
  const { posted } = show(<RemindersPage />, { 'inbox/': null, inbox: { ...inbox, items: [report, item] } });
  const link = await screen.findByRole('link', { name: 'Line list.pdf' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/api/documents/${id}$`));
  expect(screen.getByText('today')).toBeTruthy();
  link.addEventListener('click', (event) => event.preventDefault());
  await press(link);
  await waitFor(() =>
    expect(posted).toContainEqual({ path: 'inbox/read', body: { ids: [id], isRead: true } }),
  );
});

it('marks one as read, or puts it off until a day', async () => {
  const { posted } = show(<RemindersPage />, { 'inbox/': null, inbox: inbox });
  await press(await screen.findByRole('button', { name: 'Mark as read: Send payment' }));
  await waitFor(() =>
    expect(posted).toContainEqual({ path: 'inbox/read', body: { ids: [item.id], isRead: true } }),
  );
  await press(screen.getByRole('button', { name: 'Snooze: Send payment' }));
  await press(await screen.findByRole('menuitem', { name: 'Until Nov-29-2026' }));
  await waitFor(() =>
    expect(posted).toContainEqual({
      path: 'inbox/snooze',
      body: { ids: [item.id], until: '2026-11-29' },
    }),
  );
});

it('says what it is for while it is empty, and offers to try again where it could not be read', async () => {
  show(<RemindersPage />, { inbox: { ...inbox, items: [] } });
  expect(await screen.findByText(/Nothing is due soon/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true);
  cleanup();
  show(<RemindersPage />, {});
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('leaves out kinds of a later version, which may answer a page that is still open', async () => {
  show(<RemindersPage />, {
    inbox: { ...inbox, items: [{ ...ahead, kind: 'ofLater', title: 'Later' }, item] },
  });
  expect(await screen.findByRole('link', { name: /Send payment/ })).toBeDefined();
  expect(screen.queryByText('Later')).toBeNull();
  cleanup();
  show(<WaysPage />, {
    'inbox/ways': [
      { kind: 'ofLater', way: 'here' },
      { kind: 'taskDue', way: 'digest' },
    ],
  });
  expect(await screen.findAllByRole('combobox', { name: /^How you are notified/ })).toHaveLength(1);
});

it('gets a person out of a kind by the one click of its mail, with the way back', async () => {
  const ways = [
    { kind: 'taskDue', way: 'digest' },
    { kind: 'keyDate', way: 'off' },
  ];
  const out = show(<WaysPage />, { 'inbox/ways': ways }, '/inbox/settings?out=taskDue');
  await waitFor(() =>
    expect(out.posted).toEqual([{ path: 'inbox/ways', body: { kind: 'taskDue', way: 'here' } }]),
  );
});

it('changes nothing for a link out of a kind that sends no mails, or of none', async () => {
  const off = show(
    <WaysPage />,
    { 'inbox/ways': [{ kind: 'keyDate', way: 'off' }] },
    '/inbox/settings?out=keyDate',
  );
  await screen.findByRole('combobox', { name: 'How you are notified: Key date' });
  expect(off.posted).toEqual([]);
});

it('keeps how a person wants to be notified as soon as it is chosen', async () => {
  const ways = [
    { kind: 'taskDue', way: 'digest' },
    { kind: 'keyDate', way: 'off' },
  ];
  const { posted } = show(<WaysPage />, { 'inbox/ways': ways });
  const choice = await screen.findByRole('combobox', { name: 'How you are notified: Task due' });
  await act(async () => fireEvent.change(choice, { target: { value: 'here' } }));
  await waitFor(() =>
    expect(posted).toContainEqual({ path: 'inbox/ways', body: { kind: 'taskDue', way: 'here' } }),
  );
});
