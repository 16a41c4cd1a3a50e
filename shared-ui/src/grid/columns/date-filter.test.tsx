import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { GridFilter } from 'shared-contracts/grids';
import { describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { FilterChips } from '../bars/filter-chips.tsx';
import { aColumn } from '../testing-columns.ts';
import { newView, shownColumns } from '../views/grid-view.ts';
import { lockedCondition } from '../views/locked-condition.ts';
import { ColumnMenu } from './column-menu.tsx';

const columns = [
  aColumn('due', { type: 'date', formatter: 'due', doneBy: 'completed' }),
  aColumn('completed', { type: 'date' }),
];
const locked = lockedCondition('My tasks', {
  ...newView(columns),
  searchCriteria: { filters: [{ column: 'completed', values: [null] }] },
  parameters: [{ id: 'mine', value: true }],
});

function show({ isLocked = false } = {}) {
  let filters: readonly GridFilter[] = [];
  function Screen() {
    const [view, setView] = useState(() => newView(columns));
    filters = view.searchCriteria.filters ?? [];
    const [due] = shownColumns(columns, view);
    if (!due) throw new Error('There is no column.');
    return (
      <>
        <ColumnMenu
          target={<button type="button">menu</button>}
          column={due}
          title="Due"
          view={view}
          onViewChange={setView}
          distinctValues={async () => []}
          onClose={() => {}}
          onFit={() => {}}
        />
        <FilterChips
          columns={columns}
          view={view}
          onViewChange={setView}
          locked={isLocked ? locked : undefined}
        />
      </>
    );
  }
  renderInShell(<Screen />);
  return () => filters;
}

const preset = (name: string) => screen.getByRole('button', { name, hidden: true });
const bound = (label: string): HTMLInputElement => screen.getByLabelText(label);
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtered by', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent?.trim());

describe('days told from today', () => {
  it('are asked for by one press, shown as days, and taken back by another', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 30), toFake: ['Date'] });
    const filters = show();
    fireEvent.click(preset('Next 30 days'));
    expect(filters()).toEqual([{ column: 'due', within: 'next30Days' }]);
    expect([bound('From').value, bound('To').value]).toEqual(['2026-11-22', '2026-12-22']);
    expect(preset('Next 30 days').getAttribute('aria-pressed')).toBe('true');
    expect(chips()[0]).toBe('DUE Next 30 days');
    fireEvent.click(preset('Next 30 days'));
    expect(filters()).toEqual([]);
  });

  it('become days of their own when one of them is typed anew', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22), toFake: ['Date'] });
    const filters = show();
    fireEvent.click(preset('Next 7 days'));
    fireEvent.change(bound('To'), { target: { value: '2026-12-01' } });
    fireEvent.blur(bound('To'));
    expect(filters()).toEqual([{ column: 'due', from: '2026-11-22', to: '2026-12-01' }]);
  });

  it('that are overdue leave out what is done, by a filter that can be seen', () => {
    const filters = show();
    fireEvent.click(preset('Overdue'));
    expect(filters()).toEqual([
      { column: 'due', within: 'overdue' },
      { column: 'completed', values: [null] },
    ]);
    expect(chips()).toEqual(['DUE Overdue', 'COMPLETED (Blank)', 'Clear filters']);
  });
});

describe('the condition of a folder', () => {
  it('is shown, cannot be taken away, and outlives Clear filters', () => {
    const filters = show({ isLocked: true });
    expect(chips()).toEqual(['Assigned to me', 'COMPLETED (Blank)']);
    expect(screen.queryByRole('button', { name: /Remove the filter/, hidden: true })).toBeNull();
    fireEvent.click(preset('Today'));
    expect(chips()).toEqual(['Assigned to me', 'COMPLETED (Blank)', 'DUE Today', 'Clear filters']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters', hidden: true }));
    expect(filters()).toEqual([]);
    expect(chips()).toEqual(['Assigned to me', 'COMPLETED (Blank)']);
  });
});
