import { act, fireEvent, screen, within } from '@testing-library/react';
import type { SystemHealth } from 'shared-contracts/rest';
import { addTexts } from 'shared-ui';
import { aUser, renderInShell } from 'shared-ui/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import { HealthScreen } from './health-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const copy = {
  id: 'one',
  name: 'api-1',
  version: '1.4.2',
  startedAt: '2026-11-20T08:00:00.000Z',
  seenAt: '2026-11-26T12:00:00.000Z',
  isThere: true,
  isThis: true,
  loop: { median: 0, longest: 12 },
  memory: 300 * 1024 * 1024,
  pool: { most: 10, used: 2, waiting: 0 },
  queues: [{ work: 'report', waiting: 3, running: 2 }],
};

const well: SystemHealth = {
  now: '2026-11-26T12:00:05.000Z',
  database: { kind: 'postgresql', answer: 3.2 },
  copies: [copy, { ...copy, id: 'two', name: 'api-2', isThis: false }],
  mails: { waiting: 0, oldestAt: null },
  imports: 1,
  sessions: 42,
  releases: [
    { area: 'map', stage: 'stable', version: '1.4.0', loads: 900, failures: 3, haltedAt: null },
    { area: 'map', stage: 'candidate', version: '1.5.0', loads: 2, failures: 1, haltedAt: null },
  ],
  backup: {
    proven: {
      takenAt: '2026-11-24T02:00:00.000Z',
      checkedAt: '2026-11-24T02:30:00.000Z',
      rows: 12_345,
      files: 67,
    },
    failedAt: null,
  },
};

/** Shows the page with what the server answers, one after the other; the last answer stays. */
async function show(...answers: readonly (SystemHealth | 'down')[]) {
  const left = [...answers];
  vi.stubGlobal('fetch', async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next === 'down') return Response.json({ message: 'The database is away.' }, { status: 503 });
    return Response.json({ result: next });
  });
  const { i18n, router } = renderInShell(<HealthScreen />, {
    path: '/admin/health/*',
    address: '/admin/health',
    user: aUser({ isSystemAdministrator: true }),
  });
  await act(async () => addTexts(i18n, 'admin', 'en', en));
  return { router };
}

const attention = () => screen.findByRole('status', { name: 'What needs attention' });

it('says that nothing needs attention, and shows every number', async () => {
  await show(well);
  expect((await attention()).textContent).toContain('Nothing needs attention.');
  expect(screen.getByText('PostgreSQL').textContent).toContain('answers within 4 ms');
  expect(screen.getByText('2 days ago').textContent).toContain('12,345 rows, 67 files');
  expect(screen.getByRole('row', { name: /^api-1 ?This page comes from it/ }).textContent).toContain(
    '300 MB',
  );
  expect(screen.getByRole('row', { name: /^api-2/ }).textContent).toContain('2 of 10');
  expect(screen.getByRole('row', { name: /1\.5\.0/ }).textContent).toContain('Candidate');
  // Of both copies together.
  expect(
    within(screen.getByRole('row', { name: /^Reports/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['4', '6']);
});

it('complains of an old backup, a copy that is gone and a release that fails, with what to do', async () => {
  await show({
    ...well,
    copies: [copy, { ...copy, id: 'two', name: 'api-2', isThis: false, isThere: false }],
    releases: [{ area: 'land', stage: 'stable', version: '1.0.0', loads: 6, failures: 4, haltedAt: null }],
    backup: {
      ...well.backup,
      proven: {
        takenAt: '2026-11-01T00:00:00.000Z',
        checkedAt: '2026-11-01T01:00:00.000Z',
        rows: 1,
        files: 0,
      },
    },
  });
  const notices = within(await attention())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(notices.map((text) => text.split('.')[0])).toEqual([
    'The last proven backup is more than seven days old',
    'A copy of the server stopped without notice',
    'A release does not load for many people',
  ]);
  expect(screen.getByRole('row', { name: /^api-2/ }).textContent).toContain('Last heard');
});

it('says where there is nothing: no backup, no release, no work', async () => {
  await show({
    ...well,
    releases: [],
    copies: [{ ...copy, queues: [] }],
    backup: { proven: null, failedAt: null },
  });
  expect((await attention()).textContent).toContain('No backup was proven yet.');
  expect(screen.getByText(/^No release is registered/).isConnected).toBe(true);
  expect(screen.getByText(/^No file is being read/).isConnected).toBe(true);
});

it('says why it cannot be read, asks again, and keeps the last numbers while a later look fails', async () => {
  await show('down', well, 'down');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The database is away.');
  fireEvent.click(within(failure).getByRole('button', { name: 'Try Again' }));
  await attention();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  expect(screen.getByText('2 days ago').isConnected).toBe(true);
});

it('opens its help with F1', async () => {
  const { router } = await show(well);
  await attention();
  fireEvent.keyDown(document.body, { key: 'F1' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/docs/help?topic=health');
});
