import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { layOut, renderInShell } from '../../testing/index.ts';
import { useLocalContent } from '../content/use-local-content.ts';
import { DataGrid } from '../data-grid.tsx';
import { aColumn } from '../testing-columns.ts';
import { aggregateColumn, type GridRecord, newView } from '../views/grid-view.ts';
import { GridToolbar } from './grid-toolbar.tsx';

beforeEach(() => {
  layOut();
});

const columns = [
  aColumn('name', { width: 200 }),
  aColumn('status'),
  aColumn('rent', { type: 'number', formatter: 'money' }),
  aColumn('note', { virtual: true, sortable: false }),
];
const rows: readonly GridRecord[] = [
  { id: '1', name: 'Wiebe', status: 'Signed', rent: '1.5' },
  { id: '2', name: 'Peters', status: 'Sent', rent: '2' },
  { id: '3', name: 'Neufeld', status: 'Signed', rent: '0.25' },
];

function Screen() {
  const [view, setView] = useState(() => aggregateColumn(newView(columns), 'rent', 'sum'));
  const content = useLocalContent({ rows, columns, view });
  const grid = { columns, view, onViewChange: setView, content };
  return (
    <>
      <GridToolbar {...grid} />
      <DataGrid {...grid} label="Agreements" entity="agreements" />
    </>
  );
}

const lines = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('data-row'))
    .sort((one, other) => Number(one.dataset['row']) - Number(other.dataset['row']))
    .map((row) => row.textContent);

it('groups rows by a column, sums each group up, and opens and closes all at once', () => {
  renderInShell(<Screen />);
  const box: HTMLSelectElement = screen.getByLabelText('Group by');
  expect([...box.options].map(({ text }) => text)).toEqual(['None', 'NAME', 'STATUS', 'RENT']);
  expect(screen.queryByRole('button', { name: 'Close all groups' })).toBeNull();

  fireEvent.change(box, { target: { value: 'status' } });
  expect(lines()).toEqual([
    'Sent1Sum $2.00',
    'PetersSent$2.00',
    'Signed2Sum $1.75',
    'WiebeSigned$1.50',
    'NeufeldSigned$0.25',
  ]);

  fireEvent.click(screen.getByRole('button', { name: 'Close all groups' }));
  expect(lines()).toEqual(['Sent1Sum $2.00', 'Signed2Sum $1.75']);
  // One that was opened by itself is no exception.
  fireEvent.click(screen.getByText('Signed'));
  expect(lines()).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Open all groups' }));
  expect(lines()).toHaveLength(5);

  fireEvent.change(box, { target: { value: '' } });
  expect(lines()).toEqual(['WiebeSigned$1.50', 'PetersSent$2.00', 'NeufeldSigned$0.25']);
});
