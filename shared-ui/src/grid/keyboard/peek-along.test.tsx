import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { layOut, renderInShell } from '../../testing/index.ts';
import { useLocalContent } from '../content/use-local-content.ts';
import { DataGrid } from '../data-grid.tsx';
import { aColumn } from '../testing-columns.ts';
import { type GridRecord, newView } from '../views/grid-view.ts';

const columns = [aColumn('name')];
const view = newView(columns);
const rows: readonly GridRecord[] = Array.from({ length: 20 }, (_, index) => ({
  id: `id ${index}`,
  name: `Row ${index}`,
}));

const noRows: readonly GridRecord[] = [];

beforeEach(() => {
  layOut(600, 320);
  vi.useFakeTimers();
});

/** A grid and the row that is shown next to it, with buttons that show another row and that load the rows late. */
function Screen({ first, isLate = false }: { first: string | undefined; isLate?: boolean }) {
  const [hasCome, setCome] = useState(!isLate);
  const content = useLocalContent({ rows: hasCome ? rows : noRows, columns, view });
  const [peekedId, setPeekedId] = useState(first);
  return (
    <>
      <output>{peekedId ?? 'nothing'}</output>
      <button type="button" onClick={() => setPeekedId('id 7')}>
        elsewhere
      </button>
      <button type="button" onClick={() => setCome(true)}>
        rows come
      </button>
      <DataGrid
        label="Rows"
        entity="rows"
        columns={columns}
        view={view}
        onViewChange={() => {}}
        content={content}
        peekedId={peekedId}
        onPeek={({ id }) => setPeekedId(id)}
      />
    </>
  );
}

const beside = () => screen.getByRole('status').textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('grid'), { key });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('what is shown beside a grid goes along with the arrow keys, once they rest', () => {
  renderInShell(<Screen first="id 0" />);
  press('ArrowDown');
  press('ArrowDown');
  expect(beside()).toBe('id 0');
  pass(200);
  expect(beside()).toBe('id 2');
});

it('nothing is shown beside a grid by its arrow keys where nothing was', () => {
  renderInShell(<Screen first={undefined} />);
  press('ArrowDown');
  pass(200);
  expect(beside()).toBe('nothing');
});

it('the cursor goes to the row that is shown, and on from there', () => {
  renderInShell(<Screen first="id 0" />);
  fireEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  press('ArrowDown');
  pass(200);
  expect(beside()).toBe('id 8');
});

it('the cursor stands on the row of an address once the rows have come, far down too', () => {
  renderInShell(<Screen first="id 15" isLate />);
  fireEvent.click(screen.getByRole('button', { name: 'rows come' }));
  pass(200);
  press('ArrowDown');
  pass(200);
  expect(beside()).toBe('id 16');
});
