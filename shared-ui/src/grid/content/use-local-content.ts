import { useMemo, useState } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { toggled } from '../keyboard/grid-selection.ts';
import type { GridContent } from '../rows/grid-items.ts';
import { type GridRecord, questionOf } from '../views/grid-view.ts';
import { aggregatesOf } from './local-aggregates.ts';
import { cellValues, columnRanks, findRows, localItems, orderRows } from './local-rows.ts';
import { useUnchanged } from './use-unchanged.ts';

/** Rows in the browser, and the query for them. */
export interface LocalRows {
  /** All rows; the same list as long as nothing changes. */
  readonly rows: readonly GridRecord[];
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly isLoading?: boolean;
  readonly failure?: GridContent['failure'];
}

/** Which groups are open: all or none, with exceptions. */
interface OpenGroups {
  readonly isOpen: boolean;
  readonly others: ReadonlySet<string>;
}

const allOpen: OpenGroups = { isOpen: true, others: new Set() };

const isClosed =
  ({ isOpen, others }: OpenGroups) =>
  (key: string): boolean =>
    others.has(key) === isOpen;

/** The content of a grid whose rows are all in the browser: found, sorted and grouped here. */
export function useLocalContent({ rows, columns, view, isLoading = false, failure }: LocalRows): GridContent {
  const [groups, setGroups] = useState(allOpen);
  const question = useUnchanged(questionOf(view));
  const found = useMemo(() => {
    const order = orderRows(rows, findRows(rows, columns, question), columns, question);
    return { order, aggregates: aggregatesOf(rows, order, columns, question) };
  }, [rows, columns, question]);
  const items = useMemo(
    () => localItems(rows, found.order, columns, question, isClosed(groups)),
    [rows, found, columns, question, groups],
  );
  return useMemo(
    () => ({
      items,
      total: found.order.length,
      aggregates: found.aggregates,
      isLoading,
      ...(failure ? { failure } : {}),
      toggleGroup: (key) => setGroups((now) => ({ ...now, others: toggled(now.others, key) })),
      showGroups: (isOpen) => setGroups({ isOpen, others: new Set() }),
      knownRows: () => rows,
      load: () => {},
      distinctValues: async (id) => {
        const column = columns.find((candidate) => candidate.id === id);
        if (!column) return [];
        const { ranks } = columnRanks(rows, column);
        const first = new Map<number, unknown>();
        rows.forEach((row, index) => {
          const rank = ranks[index] ?? 0;
          if (!first.has(rank)) first.set(rank, row[id]);
        });
        const values = [...first]
          .sort(([one], [other]) => one - other)
          .flatMap(([, value]) => cellValues(value));
        return [...new Set(values.filter((value) => value !== null && value !== undefined && value !== ''))];
      },
      allRows: async (progress) => {
        progress(found.order.length);
        return [...found.order].flatMap((index) => rows[index] ?? []);
      },
    }),
    [items, found, isLoading, failure, columns, rows],
  );
}
