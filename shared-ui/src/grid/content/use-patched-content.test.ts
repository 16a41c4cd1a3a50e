import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GridContent } from '../rows/grid-items.ts';
import type { GridRecord } from '../views/grid-view.ts';
import { usePatchedContent } from './use-patched-content.ts';

const contentOf = (rows: readonly GridRecord[]): GridContent => ({
  items: {
    count: rows.length,
    at: (index) => {
      const row = rows[index];
      return row && { kind: 'row', row };
    },
  },
  total: rows.length,
  aggregates: {},
  isLoading: false,
  toggleGroup: () => {},
  showGroups: () => {},
  knownRows: () => rows,
  load: () => {},
  distinctValues: async () => [],
  allRows: async () => rows,
});

const fetched = (): readonly GridRecord[] => [
  { id: 'a', name: 'Airdrie', isActive: true },
  { id: 'b', name: 'Banff', isActive: true },
];

const shown = ({ items }: GridContent) =>
  [0, 1].map((index) => {
    const item = items.at(index);
    return item?.kind === 'row' ? [item.row['name'], item.row['isActive']] : undefined;
  });

it('shows what was saved in a row where the row stands, once and again, until the rows are fetched anew', () => {
  const first = contentOf(fetched());
  const { result, rerender } = renderHook((content: GridContent) => usePatchedContent(content), {
    initialProps: first,
  });
  const rowAt = (index: number): GridRecord => {
    const item = result.current.content.items.at(index);
    if (item?.kind !== 'row') throw new Error('No row stands there.');
    return item.row;
  };
  act(() => result.current.patch(rowAt(0), { isActive: false }));
  expect(shown(result.current.content)).toEqual([
    ['Airdrie', false],
    ['Banff', true],
  ]);
  act(() => result.current.patch(rowAt(0), { name: 'Airdrie South' }));
  expect(shown(result.current.content)[0]).toEqual(['Airdrie South', false]);
  rerender(contentOf(fetched()));
  expect(shown(result.current.content)[0]).toEqual(['Airdrie', true]);
});
