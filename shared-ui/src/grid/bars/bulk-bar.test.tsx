import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { BulkRow } from 'shared-contracts';
import type { GridView } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { useLocalContent } from '../content/use-local-content.ts';
import { DataGrid } from '../data-grid.tsx';
import { aColumn } from '../testing-columns.ts';
import { aggregateColumn, filterColumn, type GridRecord, newView } from '../views/grid-view.ts';
import { BulkBar } from './bulk-bar.tsx';

const columns = [
  aColumn('sequence', { type: 'number' }),
  aColumn('name'),
  aColumn('rent', { type: 'number', formatter: 'money' }),
  aColumn('area', { type: 'number', formatter: 'area' }),
  aColumn('share', { type: 'number', formatter: 'percent' }),
];
const rows: readonly GridRecord[] = [
  { id: '1', sequence: 1, name: 'Wiebe', rent: '0.1', area: '2', share: '50' },
  { id: '2', sequence: 2, name: 'Peters', rent: '0.2', area: '4', share: '40' },
  { id: '3', sequence: 3, name: 'Neufeld', rent: null, area: '9' },
];
const all = newView(columns);

interface ScreenProps {
  readonly actedOn: (readonly BulkRow[])[];
  readonly view: GridView;
  readonly more?: readonly string[];
}

function Screen({ actedOn, view, more = [] }: ScreenProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['2', '1']));
  const [shown, setShown] = useState(view);
  const content = useLocalContent({ rows, columns, view: shown });
  return (
    <div>
      <button
        type="button"
        onClick={() => setShown(filterColumn(view, { column: 'name', contains: 'Neufeld' }))}
      >
        Filter
      </button>
      <DataGrid
        label="Agreements"
        entity="agreements"
        columns={columns}
        view={shown}
        onViewChange={setShown}
        content={content}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <BulkBar
        columns={columns}
        view={shown}
        content={content}
        selection={selection}
        onSelectionChange={setSelection}
        exportName="Agreements"
        actions={[
          {
            name: 'delete',
            title: 'Delete',
            isDangerous: true,
            ask: async (given, done) => {
              actedOn.push(given);
              done();
            },
          },
          ...more.map((title) => ({
            ...{ name: title, title, isDangerous: false },
            ask: async (given: readonly BulkRow[]) => {
              actedOn.push([...given, { id: '-', name: title }]);
            },
          })),
        ]}
      />
    </div>
  );
}

function show(view = all, more: readonly string[] = []) {
  const actedOn: (readonly BulkRow[])[] = [];
  renderInShell(<Screen actedOn={actedOn} view={view} more={more} />);
  return actedOn;
}

const bar = () => screen.findByRole('region', { name: 'Selected rows' });
const sums = async () => [...(await bar()).querySelectorAll('li')].map(({ textContent }) => textContent);

describe('the bar of selected rows', () => {
  it('says how many there are and what they sum up to, exactly, where a sum means something', async () => {
    show();
    expect((await bar()).textContent).toContain('2 selected');
    expect(await sums()).toEqual(['RENT sum $0.30', 'AREA sum 6.00 ha']);
  });

  it('sums up as the column does', async () => {
    show(aggregateColumn(all, 'area', 'average'));
    expect(await sums()).toContain('AREA average 3.00 ha');
  });

  it('keeps what was selected when another filter does not find it', async () => {
    const actedOn = show();
    await bar();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await sums()).toEqual(['RENT sum $0.30', 'AREA sum 6.00 ha']);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(actedOn).toEqual([
        [
          { id: '2', name: 'Peters' },
          { id: '1', name: 'Wiebe' },
        ],
      ]),
    );
  });

  it('has five actions side by side, and of more the first three and a menu', async () => {
    const named = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    show(all, ['Pay', 'Return', 'Hold', 'Release']);
    await bar();
    expect(named()).toEqual(expect.arrayContaining(['Delete', 'Pay', 'Return', 'Hold', 'Release']));
    expect(named()).not.toContain('More');
  });

  it('opens the menu of further actions, and begins one of them', async () => {
    const actedOn = show(all, ['Pay', 'Return', 'Hold', 'Release', 'Cancel']);
    await bar();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(actedOn.at(-1)?.at(-1)).toEqual({ id: '-', name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  });

  it('goes when all is done, and leaves the keyboard at the rows', async () => {
    show();
    await bar();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });
});
