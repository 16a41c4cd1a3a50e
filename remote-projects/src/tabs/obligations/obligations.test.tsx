import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fillIn, layOut, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObligationRowFragment } from '../../generated/operations.ts';
import { projectId } from '../../testing/made-up-projects.ts';
import { anObligation } from '../../testing/made-up-rows.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() => import('./obligations-tab.tsx'));

beforeEach(() => layOut(900));

const overdue = anObligation();
const rows = [
  overdue,
  anObligation({
    id: 'o4',
    description: 'Annual rental to the Does',
    dueDate: '2999-02-01',
    obligationType: null,
    responsible: null,
    recurrenceInterval: null,
    recurrenceUnit: null,
    agreement: {
      __typename: 'Agreement',
      id: 'a1',
      called: 'SL-1',
      name: 'Doe',
    } as ObligationRowFragment['agreement'],
  }),
  anObligation({ id: 'o2', description: 'To come', dueDate: '2999-01-01', responsible: null }),
  anObligation({
    id: 'o3',
    description: 'Was done',
    completedDate: '2020-06-01',
    recurrenceInterval: null,
    recurrenceUnit: null,
  }),
];

const show = (address = `${projectId}/obligations`) =>
  showProject({
    address,
    answers: {
      ProjectObligations: () => ({
        data: {
          obligations: {
            __typename: 'ObligationConnection',
            nodes: rows,
            pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
          },
        },
      }),
      ProjectObligation: ({ id }) => ({ data: { record: rows.find((row) => row.id === id) } }),
    },
  });

const shown = () =>
  ['Notice of the review', 'To come', 'Was done'].filter((text) => screen.queryByText(text) !== null);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the obligations of a project', () => {
  it('are shown by how they stand and by who is responsible, and so again after a reload', async () => {
    show();
    await screen.findByText('Was done');
    expect(screen.getAllByText('Every 5 years')).toHaveLength(2);
    choose('Show', 'open');
    await waitFor(() => expect(shown()).toEqual(['Notice of the review', 'To come']));
    choose('Show', 'overdue');
    await waitFor(() => expect(shown()).toEqual(['Notice of the review']));
    cleanup();
    show();
    await screen.findByText('Notice of the review');
    expect(shown()).toEqual(['Notice of the review']);
    choose('Show', 'all');
    choose('Responsible', overdue.responsible?.id ?? '');
    await waitFor(() => expect(shown()).toEqual(['Notice of the review', 'Was done']));
  });

  it('say when the next one falls due, and are done with one press', async () => {
    const { sent } = show(`${projectId}/obligations/${overdue.id}/details`);
    const page = await slideIn();
    expect(
      await page.findByText('When this is saved as done, the next one is created, due on Jun-30-2025.'),
    ).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Done today' }));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [row] = (sent()[0]?.['obligations'] ?? []) as readonly { readonly completedDate: string }[];
    expect(row).toMatchObject({
      id: overdue.id,
      revision: 1,
      obligationType: { id: overdue.obligationType?.id },
      responsible: { id: overdue.responsible?.id },
      recurrenceInterval: 5,
      recurrenceUnit: 'Years',
    });
    expect(row?.completedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('that come again need a day and a unit', async () => {
    const { sent } = show(`${projectId}/obligations/${overdue.id}/details`);
    const page = await slideIn();
    await page.findByRole('button', { name: 'Done today' });
    fillIn('Due', '', page);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await screen.findByText('Required value.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('that begin to repeat and read as the rent of an agreement lead to its compensation', async () => {
    show(`${projectId}/obligations/o4/details`);
    const page = await slideIn();
    await page.findByRole('button', { name: 'Done today' });
    expect(page.queryByRole('link', { name: 'Compensation of the agreement' })).toBeNull();
    fireEvent.change(page.getByLabelText('Unit'), { target: { value: 'Years' } });
    const link = await page.findByRole('link', { name: 'Compensation of the agreement' });
    expect(link.getAttribute('href')).toBe(`/surface-project/${projectId}/agreements/a1/compensation`);
    fireEvent.change(page.getByLabelText('Unit'), { target: { value: '' } });
    await waitFor(() =>
      expect(page.queryByRole('link', { name: 'Compensation of the agreement' })).toBeNull(),
    );
  });
});
