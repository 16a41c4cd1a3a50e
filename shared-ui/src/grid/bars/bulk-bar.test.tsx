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

function Screen({ asked, view }: { asked: (readonly BulkRow[])[]; view: GridView }) {
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
              asked.push(given);
              done();
            },
          },
        ]}
      />
    </div>
  );
}

function show(view = all) {
  const asked: (readonly BulkRow[])[] = [];
  renderInShell(<Screen asked={asked} view={view} />);
  return asked;
}

const bar = () => screen.findByRole('region', { name: 'Selected rows' }, { timeout: 4000 });
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
    const asked = show();
    await bar();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await sums()).toEqual(['RENT sum $0.30', 'AREA sum 6.00 ha']);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(asked).toEqual([
        [
          { id: '2', name: 'Peters' },
          { id: '1', name: 'Wiebe' },
        ],
      ]),
    );
  });

  it('goes when all is done, and leaves the keyboard at the rows', async () => {
    show();
    await bar();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });
});
