import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusals, takeToasts } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { aProject, projectId } from './made-up-projects.ts';
import type { showProject } from './show-project.tsx';
import { undoLatest } from './undo-latest.ts';

type ShowOptions = Parameters<typeof showProject>[0];

interface LinesUnderTest {
  /** The label of the grid, from which the names of its operations are derived. */
  readonly label: 'Agreements' | 'Requests' | 'Stakeholders';
  readonly typename: 'Agreement' | 'Request' | 'Stakeholder';
  /** Shows the tab with these rows. */
  readonly show: (options?: ShowOptions) => ReturnType<typeof showProject>;
  /** Ids of the rows, at least two, in order. */
  readonly ids: readonly string[];
  /** The name of the first row. */
  readonly firstName: string;
}

/** The menus Generate of the rows and of the project's header, by their names. */
const generates = ['Generate', 'Generate reports of the project'] as const;

/** Declares tests for every tab whose rows are ordered along the route: map, order, rights and deletes. */
export function testLinesTab({ label, typename, show, ids, firstName }: LinesUnderTest): void {
  const grid = () => screen.getByRole('grid', { name: label });
  const rows = () => [...grid().querySelectorAll('tr[data-row]')];
  const listed = () => waitFor(() => expect(rows()).toHaveLength(ids.length));
  /** The texts of the rows, without the number of their place. */
  const texts = () => rows().map(({ textContent }) => textContent?.replace(/^\d+/, ''));
  const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
  const [first = '', second = '', ...others] = ids;
  const swapped = [second, first, ...others];
  const moveFirstDown = async () => {
    await listed();
    const before = texts();
    grid().focus();
    fireEvent.click(rows()[0]?.querySelector('[data-column="1"]') ?? document.body);
    await act(async () => fireEvent.keyDown(grid(), { key: 'ArrowDown', altKey: true }));
    return before;
  };

  it('stand on a map too; where that is not there it says so and leads back', async () => {
    show();
    await listed();
    fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
    expect(screen.getByText('This part of Rightway is not available right now.')).toBeTruthy();
    fireEvent.click(button('To the grid'));
    await listed();
  });

  it('are put in another order, which says what it was changed from, and can be taken back', async () => {
    takeToasts();
    const { variablesOf } = show({
      answers: {
        [`Reorder${label}`]: ({ order }) => ({
          data: {
            ordered: (order as { readonly ids: readonly string[] }).ids.map((id, at) => ({
              __typename: typename,
              id,
              sequence: at + 1,
            })),
          },
        }),
      },
    });
    const [one, other, ...rest] = await moveFirstDown();
    await waitFor(() => expect(texts()).toEqual([other, one, ...rest]));
    await waitFor(() =>
      expect(variablesOf(`Reorder${label}`)).toEqual([
        { surfaceProjectId: projectId, order: { ids: swapped, seen: ids } },
      ]),
    );
    await waitFor(() => expect(texts()).toEqual([other, one, ...rest]));
    await undoLatest();
    expect(variablesOf(`Reorder${label}`)[1]).toEqual({
      surfaceProjectId: projectId,
      order: { ids, seen: swapped },
    });
    await waitFor(() => expect(texts()).toEqual([one, other, ...rest]));
  });

  it('keep their order where somebody else changed it meanwhile', async () => {
    const { variablesOf } = show({
      answers: { [`Reorder${label}`]: () => refusals('Ann Neil changed the order.') },
    });
    const before = await moveFirstDown();
    await waitFor(() => expect(variablesOf(`Reorder${label}`)).toHaveLength(1));
    await waitFor(() => expect(texts()).toEqual(before));
  });

  it('are asked for anew where their tab is opened again after two minutes, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { variablesOf, goTo } = show();
    const reads = () => variablesOf(`Project${label}`).length;
    const leaveFor = async (minutes: number) => {
      await goTo(`${projectId}/details`);
      vi.setSystemTime(Date.now() + minutes * 60_000);
      await goTo(`${projectId}/${label.toLowerCase()}`);
      await listed();
    };
    await listed();
    const before = reads();
    await leaveFor(1);
    expect(reads()).toBe(before);
    await leaveFor(1.5);
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('are asked for anew after two minutes where their tab stays open, once somebody looks at it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const looks = vi.spyOn(document, 'visibilityState', 'get');
    const { variablesOf } = show();
    const reads = () => variablesOf(`Project${label}`).length;
    await listed();
    const before = reads();
    looks.mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
    expect(reads()).toBe(before);
    looks.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(reads()).toBe(before + 1));
    // Every two minutes the tab checks whether its rows are too old.
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
    await waitFor(() => expect(reads()).toBe(before + 2));
  });

  it('say why they cannot be dragged', async () => {
    show();
    await listed();
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: firstName } });
    await waitFor(() =>
      expect(grid().querySelector('tbody')?.getAttribute('title')).toBe(
        'Clear the filter to change the order.',
      ),
    );
  });

  it('are begun with N', async () => {
    show();
    await listed();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('are made and deleted by the broker or owner alone', async () => {
    show({ project: aProject({ currentUserRole: 'AssignedOperator' }) });
    await listed();
    for (const name of ['New', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['Actions', ...generates]) expect(button(name)).toBeTruthy();
  });

  it('are only looked at by somebody who may not edit', async () => {
    show({ project: aProject({ canEdit: false }), rights: { isReadOnly: true } });
    await listed();
    // Each menu Generate of a project needs the right to edit it, that of its header too (002 §6, decision 74).
    for (const name of ['New', 'Delete', 'Actions', ...generates])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(grid().querySelector('[data-drag]')).toBeNull();
  });

  it('are deleted after the question, and what the server says stands in it', async () => {
    const { variablesOf } = show({
      answers: { [`Delete${label}`]: () => refusals('It is on a line list.') },
    });
    await listed();
    fireEvent.click(rows()[0]?.querySelector('[data-select]') ?? document.body);
    await waitFor(() => expect(button('Delete').disabled).toBe(false));
    fireEvent.click(button('Delete'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(firstName)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect((await question.findByRole('alert')).textContent).toContain('It is on a line list.');
    expect(variablesOf(`Delete${label}`)[0]).toEqual({ ids: [first] });
  });
}
