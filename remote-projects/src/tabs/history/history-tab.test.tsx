import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusals } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';
import { beginOf, dayHere, fridayBefore } from './history-days.ts';

const idOf = (place: number) => `00000000-0000-4000-8000-0000000002${String(place).padStart(2, '0')}`;
const ann = { __typename: 'HistoryAuthor', id: idOf(90), fullName: 'Ann Bell', companyName: 'Northfork' };

const anEntry = (place: number, change: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'ProjectHistoryEntry',
  id: idOf(place),
  recordKind: 'ASSIGNED_TASK',
  recordId: idOf(50 + place),
  recordName: `Task ${place}`,
  isGone: false,
  isDeletion: false,
  revision: 2,
  changedAt: new Date().toISOString(),
  changedBy: ann,
  changes: [
    { __typename: 'FieldChange', field: 'completedDate', before: null, after: '2026-11-20' },
    { __typename: 'FieldChange', field: 'followedStatus', before: null, after: 'Signed' },
  ],
  ...change,
});

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function showHistory(entries: readonly object[], tab = 'history', next?: readonly object[]) {
  return showProject({
    address: `${projectId}/${tab}`,
    answers: {
      ProjectHistoryPeople: () => ({ data: { people: [ann] } }),
      ProjectHistory: ({ after }) => ({
        data: {
          history: {
            __typename: 'ProjectHistoryConnection',
            nodes: after ? next : entries,
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: next !== undefined && !after,
              endCursor: after ? null : 'further',
            },
          },
        },
      }),
    },
  });
}

describe('the history of a project', () => {
  it('stands by day, each entry with the way to its record and the words of its fields', async () => {
    showHistory([
      anEntry(1),
      anEntry(2, { changedAt: dayAgo(1), recordKind: 'SURFACE_PROJECT', recordName: 'Montney', revision: 1 }),
      anEntry(3, { changedAt: dayAgo(5), isGone: true, isDeletion: true }),
    ]);
    const today = within(await screen.findByRole('list', { name: 'Today' }));
    expect(today.getByRole('link', { name: 'Task 1' }).getAttribute('href')).toBe(
      `/surface-project/${projectId}/tasks/${idOf(51)}`,
    );
    expect(today.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Completed',
      'Status set by its rules',
    ]);
    const yesterday = within(screen.getByRole('list', { name: 'Yesterday' }));
    expect(yesterday.getByText('created')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toHaveLength(
      3,
    );
    // A deleted record has no link.
    expect(screen.getByText('deleted')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Task 3' })).toBeNull();
  });

  it('is that since Friday as it opens, all of it by one press more', async () => {
    const { variablesOf, place } = showHistory([anEntry(1)]);
    await screen.findByText('Task 1');
    const since = beginOf(fridayBefore(new Date()));
    expect(variablesOf('ProjectHistory')[0]).toMatchObject({ projectId, since, personId: null });
    const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('Friday');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'The beginning' })));
    await waitFor(() => expect(variablesOf('ProjectHistory').at(-1)).toMatchObject({ since: null }));
    expect([pressed(), place()]).toEqual([
      'The beginning',
      `/surface-project/${projectId}/history?since=beginning`,
    ]);
  });

  it('is asked since a day and by a person, by an address that can be mailed', async () => {
    const { variablesOf, place } = showHistory([anEntry(1)]);
    await screen.findByText('Task 1');
    const friday = fridayBefore(new Date());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Friday' })));
    expect(place()).toBe(`/surface-project/${projectId}/history?since=${friday}`);
    await act(async () =>
      fireEvent.change(screen.getByLabelText('A day …'), { target: { value: '2026-03-02' } }),
    );
    await waitFor(() =>
      expect(variablesOf('ProjectHistory').at(-1)).toMatchObject({ since: beginOf('2026-03-02') }),
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'By' }), { target: { value: ann.id } });
    await waitFor(() => expect(variablesOf('ProjectHistory').at(-1)).toMatchObject({ personId: ann.id }));
  });

  it('goes on where the page ended', async () => {
    const { variablesOf } = showHistory([anEntry(1)], 'history', [anEntry(2, { changedAt: dayAgo(40) })]);
    await screen.findByText('Task 1');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Earlier changes' })));
    expect(await screen.findByText('Task 2')).toBeTruthy();
    expect(variablesOf('ProjectHistory').at(-1)).toMatchObject({ after: 'further' });
    expect(screen.queryByRole('button', { name: 'Earlier changes' })).toBeNull();
  });

  it('says what to do where there is nothing', async () => {
    showHistory([], `history?since=${dayHere(new Date())}`);
    expect(
      await screen.findByText('Nothing was changed. Choose an earlier day or another person.'),
    ).toBeTruthy();
  });

  it('says that it could not be read, and tries again', async () => {
    let isAway = true;
    const { variablesOf } = showProject({
      address: `${projectId}/history`,
      answers: {
        ProjectHistoryPeople: () => ({ data: { people: [] } }),
        ProjectHistory: () =>
          isAway
            ? refusals('The database is away.')
            : {
                data: {
                  history: {
                    __typename: 'ProjectHistoryConnection',
                    nodes: [anEntry(1)],
                    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
                  },
                },
              },
      },
    });
    expect(await screen.findByText(/The database is away/)).toBeTruthy();
    isAway = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /again/i })));
    expect(await screen.findByText('Task 1')).toBeTruthy();
    expect(variablesOf('ProjectHistory').length).toBeGreaterThan(1);
  });
});
