import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillIn, layOut, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { aKeyDate } from '../../testing/made-up-rows.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() => import('./key-dates-tab.tsx'));

beforeEach(() => layOut(900));

const rows = [
  aKeyDate(),
  aKeyDate({ id: 'k2', name: 'Licence', plannedDate: '2020-01-01', actualDate: '2020-01-09' }),
  aKeyDate({ id: 'k3', name: 'In service', plannedDate: '2999-01-01' }),
];

const show = (address = `${projectId}/key-dates`) =>
  showProject({ address, answers: { ProjectKeyDates: () => ({ data: { keyDates: rows } }) } });

const stateIn = (row: string) =>
  screen.getByText(row).closest('tr')?.querySelector('[data-state]')?.getAttribute('data-state');

describe('the key dates of a project', () => {
  it('say which are late, which were, and which are to come', async () => {
    show();
    await screen.findByText('Survey complete');
    expect(['Survey complete', 'Licence', 'In service'].map(stateIn)).toEqual([
      'late',
      'reachedLate',
      'open',
    ]);
  });

  it('are reached with one press, and saved with the project', async () => {
    const { sent } = show(`${projectId}/key-dates/${aKeyDate().id}/details`);
    const page = await slideIn();
    fireEvent.click(await page.findByRole('button', { name: 'Reached today' }));
    fillIn('Notes', 'Crew done.', page);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [row] = (sent()[0]?.['keyDates'] ?? []) as readonly { readonly actualDate: string }[];
    expect(row).toMatchObject({
      id: aKeyDate().id,
      revision: 1,
      name: 'Survey complete',
      notes: 'Crew done.',
    });
    expect(row?.actualDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('need a name', async () => {
    const { sent } = show();
    await screen.findByText('Survey complete');
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    await slideIn();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await screen.findByText('Required value.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });
});

describe('a key date that tasks follow', () => {
  const moves = [
    {
      id: 't1',
      called: 'Order survey',
      follows: '2 weeks before the key date ‘Survey complete’',
      before: '2026-05-01',
      after: '2026-05-08',
      isEarlier: false,
      willMove: true,
    },
    {
      id: 't2',
      called: 'Notify',
      follows: '',
      before: '2026-06-01',
      after: '2026-05-20',
      isEarlier: true,
      willMove: true,
    },
    {
      id: 't3',
      called: 'File application',
      follows: '',
      before: '2026-07-01',
      after: '2026-07-08',
      isEarlier: false,
      willMove: false,
    },
  ].map((move) => ({ __typename: 'MovedTask', ...move }));

  it('asks before it is saved which of them move, and saves nothing without a yes', async () => {
    const { sent, variablesOf } = showProject({
      address: `${projectId}/key-dates/${aKeyDate().id}/details`,
      answers: {
        ProjectKeyDates: () => ({ data: { keyDates: rows } }),
        MovedTasks: () => ({ data: { moves } }),
      },
    });
    const page = await slideIn();
    fillIn('Notes', 'Moved.', page);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    const question = within(await screen.findByRole('dialog', { name: 'Dates of tasks move' }));
    expect(question.getByText('This save moves the dates of 2 tasks:')).toBeTruthy();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '‘Order survey’: May-01-2026 → May-08-2026',
      '‘Notify’: Jun-01-2026 → May-20-2026earlier',
      '‘File application’ stays on Jul-01-2026: the date was set by hand. By its rule it would be Jul-08-2026.',
    ]);
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Nothing was saved. The tasks have not moved.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    const again = within(await screen.findByRole('dialog', { name: 'Dates of tasks move' }));
    fireEvent.click(again.getByRole('button', { name: 'Save and move' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(variablesOf('MovedTasks')[0]?.['input']).toMatchObject({ keyDates: [{ id: aKeyDate().id }] });
  });
});
