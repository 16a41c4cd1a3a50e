import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noDeclaration, noFlags } from 'shared-contracts';
import type { StartToday } from 'shared-contracts/grids';
import { aUser } from 'shared-contracts/testing';
import { addAllTexts, lastListPlace } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { declared } from '../areas/declared.ts';
import { DeclaredProvider } from '../areas/use-declared.tsx';
import { texts } from '../generated/texts/shell.ts';
import { DoorCountsProvider } from '../navigation/door-counts.tsx';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { leastHeight } from './day-block.tsx';
import { DayScreen } from './day-screen.tsx';

const nothing = { counts: [], records: [] };
const quiet: StartToday = {
  day: '2026-11-22',
  overdue: nothing,
  week: nothing,
  waiting: nothing,
  projects: [],
  invited: null,
  recent: [],
  withoutProvince: [],
  sentBack: [],
};

const task = {
  source: 'assigned-tasks',
  id: 't1',
  title: 'Send payment',
  detail: 'COO-0052 · Owen Peters',
  date: '2026-11-20',
  opens: 'surface-project/p1/tasks/t1',
};

const busy: StartToday = {
  ...quiet,
  overdue: {
    counts: [
      { source: 'assigned-tasks', folder: 'my-overdue-tasks', filters: [], count: 3 },
      {
        source: 'obligations',
        folder: null,
        filters: [{ column: 'dueDate', to: '2026-11-21' }],
        count: 1000,
      },
    ],
    records: [task],
  },
  projects: [
    { id: 'p1', title: 'Beg – Jedney', opens: 'surface-project/p1/details', agreements: 52, consented: 38 },
  ],
};

const path = 'time-approval/waiting';
const billing = declared([
  {
    area: 'billing',
    start: {
      ...noDeclaration,
      routes: [
        {
          ...{
            name: 'time-approval',
            path: 'time-approval/:id',
            gate: 'approver',
            flags: ['enableTimesheets'],
          },
          ...{ makes: false, whenFlagOff: 'accessDenied' },
          doors: [
            {
              ...{ path, title: { en: 'Time to approve', es: 'Horas por aprobar' }, group: 'billing' },
              isCounted: true,
            },
          ],
        },
      ],
    },
  },
]);

const answered = (result: unknown) =>
  Promise.resolve(
    new Response(JSON.stringify({ result }), { headers: { 'content-type': 'application/json' } }),
  );

async function show(answer: StartToday | 'failed' | undefined, isAdministrator = false, weeksToApprove = 0) {
  vi.stubGlobal('fetch', (target: RequestInfo) => {
    if (String(target instanceof Request ? target.url : target).includes('start/doors'))
      return answered([{ path, count: weeksToApprove }]);
    if (answer === 'failed') return Promise.resolve(new Response('', { status: 500 }));
    return answer ? answered(answer) : new Promise(() => {});
  });
  const user = { ...aUser(), isApprover: true, isSystemAdministrator: isAdministrator };
  const shown = renderInShell(
    <DeclaredProvider all={billing}>
      <ServicesProvider services={createServices()}>
        <DoorCountsProvider isCounted writes={new EventTarget()}>
          <DayScreen user={user} />
        </DoorCountsProvider>
      </ServicesProvider>
    </DeclaredProvider>,
    { user, address: '/home', flags: { ...noFlags, enableTimesheets: true } },
  );
  await act(async () => addAllTexts(shown.i18n, 'host', texts));
  await act(async () => {});
  return shown;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('says of each empty part what it is for', async () => {
  await show(quiet);
  for (const [name, text] of [
    ['Overdue', /Nothing is overdue/],
    ['This week', /within seven days/],
    ['Waiting for others', /You are waiting for no answer/],
    ['Projects under way', /waiting for consent/],
  ] as const)
    expect(part(name).getByText(text)).toBeDefined();
  // Who opened nothing yet has no use for a list of it.
  expect(screen.queryByRole('region', { name: 'Recent records' })).toBeNull();
});

it('does not say that there is nothing where the day could not be read', async () => {
  await show('failed');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined();
  for (const region of screen.getAllByRole('region'))
    expect(region.textContent).toBe(region.getAttribute('aria-label'));
});

it('has the same parts before and after the day has come', async () => {
  await show(undefined, true);
  const before = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(screen.getAllByRole('region').every((one) => one.getAttribute('aria-busy') === 'true')).toBe(true);
  cleanup();
  await show({ ...quiet, recent: [task], invited: [] }, true);
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual(before);
});

it('tells who was invited to administrators alone', async () => {
  await show(quiet);
  expect(screen.queryByRole('region', { name: /Invited/ })).toBeNull();
});

it('leads from each record to its page, and from each number to the list that it counts', async () => {
  await show(busy);
  const overdue = part('Overdue');
  expect(overdue.getByRole('link', { name: /Send payment/ }).getAttribute('href')).toBe(
    '/surface-project/p1/tasks/t1',
  );
  expect(overdue.getByText('Nov-20-2026').hasAttribute('data-late')).toBe(true);
  expect(overdue.getByRole('link', { name: /assigned-tasks/ }).getAttribute('href')).toBe(
    '/home?folder=my-overdue-tasks',
  );
  const many = overdue.getByRole('link', { name: /obligations/ });
  expect(many.textContent).toContain('1,000+');
  expect(many.getAttribute('href')).toMatch(/^\/home\?source=obligations&view=[\w-]+$/);
  const projects = part('Projects under way');
  expect(projects.getByRole('link', { name: '38 of 52 consented' }).getAttribute('href')).toContain(
    '/home?source=agreements&surfaceProjectId=p1&view=',
  );
});

it('opens a record so that one goes on through the lines of its block, and no further', async () => {
  const other = { ...task, source: 'obligations', id: 'o1', opens: 'surface-project/p2/obligations/o1' };
  const late = { ...task, id: 't2', opens: null };
  await show({ ...quiet, overdue: { counts: [], records: [late, task, other] }, recent: [task] });
  await act(
    async () =>
      void fireEvent.click(part('Overdue').getAllByRole('link', { name: /Send payment/ })[1] as Element),
  );
  await waitFor(() =>
    expect(lastListPlace()).toMatchObject({
      ...{ title: 'Overdue', address: '/home', total: 3, at: 2 },
      records: [{ id: 't2' }, { id: 't1' }, { id: 'o1', opens: other.opens }],
    }),
  );
});

it('says what waits for the person, with the way to it', async () => {
  await show(quiet, false, 3);
  const door = screen.getByRole('link', { name: 'Time to approve 3' });
  expect(door.getAttribute('href')).toBe('/time-approval/waiting');
  expect(door.parentElement?.textContent).toMatch(/^Waiting for you:/);
  cleanup();
  await show(quiet, false, 0);
  expect(screen.getByText(/^Waiting for you:/).textContent).toBe('Waiting for you:Time to approve 0');
});

it('begins with the weeks that were sent back, by whom and why, with the way there', async () => {
  const week = { id: 'w1', weekStarting: '2026-11-09', lines: 1, by: 'Lee Marsh', reason: 'Which client?' };
  await show({ ...quiet, sentBack: [week] });
  const block = within(await screen.findByRole('region', { name: 'Weeks sent back to you' }));
  const line = block.getByRole('link');
  expect(line.textContent).toBe('Week of Nov-09-2026 · 1 lineLee Marsh: Which client?');
  expect(line.getAttribute('href')).toBe('/timesheets/w1');
  cleanup();
  await show(quiet);
  expect(screen.queryByRole('region', { name: 'Weeks sent back to you' })).toBeNull();
});

it('shows the blocks once what stands above them is there, so that nothing moves down', async () => {
  const week = { id: 'w2', weekStarting: '2026-11-09', lines: 1, by: 'Lee Marsh', reason: 'Which client?' };
  const seen: boolean[] = [];
  const isThere = (name: string) => screen.queryByRole('region', { name, busy: false }) !== null;
  const watcher = new MutationObserver(() => {
    if (isThere('Overdue')) seen.push(isThere('Weeks sent back to you'));
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  await show({ ...quiet, sentBack: [week] });
  await screen.findByRole('region', { name: 'Weeks sent back to you' });
  await waitFor(() => expect(seen).toContain(true));
  watcher.disconnect();
  expect(seen).not.toContain(false);
  // The declaration here has no timesheets, to which the line leads.
  cleanup();
});

it.each([
  { lines: [0, 0, 0], hasCounts: false, height: 94, what: 'the text of an empty block' },
  { lines: [0, 3, 1], hasCounts: true, height: 194, what: 'the longest one with its counts' },
  { lines: [12, 0, 2], hasCounts: true, height: 280, what: 'enough to scroll in' },
])('a row of blocks has room for $what', ({ lines, hasCounts, height }) => {
  expect(leastHeight(lines, hasCounts)).toBe(height);
});

it('says in red of which agreements no rule can be told, with a link to each', async () => {
  const agreement = {
    ...{ source: 'agreements', id: 'a1', title: 'Jane Doe, Lot 7', detail: null, date: null },
    opens: 'surface-project/p1/agreements/a1/details',
  };
  await show({
    ...quiet,
    withoutProvince: [agreement, { ...agreement, id: 'a2', title: 'Lot 8', opens: null }],
  });
  const line = await screen.findByRole('alert');
  expect(line.textContent).toMatch(/^No province: the rules cannot be applied/);
  expect(line.textContent).toContain('Jane Doe, Lot 7, Lot 8');
  expect(within(line).getByRole('link', { name: 'Jane Doe, Lot 7' }).getAttribute('href')).toBe(
    '/surface-project/p1/agreements/a1/details',
  );
  expect(within(line).queryByRole('link', { name: 'Lot 8' })).toBeNull();
  expect(line.className).not.toBe('');
  cleanup();
  await show(quiet);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads from the number of rules that nobody checked for a year to their list', async () => {
  const filters = [{ column: 'checkDueOn', to: '2026-11-22' }];
  const counts = [{ source: 'provincial-rules', folder: null, filters, count: 3 }];
  await show({ ...quiet, overdue: { counts, records: [] } }, true);
  // A part with a number is not empty.
  expect(part('Overdue').queryByText(/Nothing is overdue/)).toBeNull();
  const link = part('Overdue').getByRole('link', { name: /3$/ });
  expect(link.getAttribute('href')).toMatch(/^\/home\?source=provincial-rules&view=[\w-]+$/);
});
