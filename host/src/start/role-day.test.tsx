import { act, screen, within } from '@testing-library/react';
import { listWithFilters, type RoleDay as RoleDayAnswer } from 'shared-contracts/grids';
import { addAllTexts } from 'shared-ui';
import { aUser, renderInShell } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { texts } from '../generated/texts/role-day.ts';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { RoleDay } from './role-day.tsx';

async function show(result: RoleDayAnswer, isApprover: boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ result }));
  const { i18n } = renderInShell(
    <ServicesProvider services={createServices()}>
      <RoleDay isApprover={isApprover} />
    </ServicesProvider>,
    { user: aUser({ isBroker: true, isApprover, canAccessInvoice: true }) },
  );
  await act(async () => addAllTexts(i18n, 'role-day', texts));
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows an approver the weeks that wait and the tasks of colleagues, each with the way there', async () => {
  await show(
    {
      weeks: [{ id: 'week-1', name: 'Brooke Hanson', weekStarting: '2026-11-16', lines: 5 }],
      team: [{ id: 'person-1', name: 'Brooke Hanson', overdue: 3, thisWeek: 1 }],
      until: '2026-11-22',
      month: null,
    },
    true,
  );
  const week = (await part('Time to approve')).getByRole('link');
  expect(week.textContent).toBe('Brooke HansonWeek of Nov-16-2026 · 5 lines');
  expect(week.getAttribute('href')).toBe('/time-approval/week-1');
  const colleague = (await part('Your team')).getByRole('link');
  expect(colleague.textContent).toBe('Brooke Hanson3 overdue · 1 due this week');
  expect(colleague.getAttribute('href')).toBe(
    listWithFilters({ source: 'assigned-tasks' }, [
      { column: 'assigneeFullName', values: ['Brooke Hanson'] },
      { column: 'completedDate', values: [null] },
      { column: 'dueDate', to: '2026-11-22' },
    ]),
  );
});

it('shows who invoices what of the month is billed and what is not', async () => {
  const month = { from: '2026-11-01', unbilledLines: 42, drafts: 2, invoiced: 7, unpaid: 3 };
  await show({ weeks: [], team: [], month }, false);
  const lines = (await part('Billing in November')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Approved lines that are on no invoice42',
    'Drafts of invoices2',
    'Finalized this month7',
    'Finalized and not paid3',
  ]);
  expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
});
