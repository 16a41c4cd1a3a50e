import { useCallback, useMemo } from 'react';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { type GridContent, type GridRecord, useLocalGrid } from '../../grid/index.ts';
import { CollectionGrid } from './collection-grid.tsx';
import type { CollectionGridProps } from './collection-grid-props.ts';

interface CollectionTabProps extends Omit<CollectionGridProps, 'grid' | 'filter' | 'storedOf'> {
  /** The stored rows, all of them with all of their fields; the same list as long as nothing changes. */
  readonly rows: readonly StoredRow[];
  readonly isLoading?: boolean;
  readonly failure?: NonNullable<GridContent['failure']>;
}

/** The rows of a collection whose stored rows came with their record. */
export function CollectionTab({ rows, isLoading = false, failure, ...props }: CollectionTabProps) {
  const { columns, cellsOf } = props;
  const records = useMemo(
    () => rows.map(({ id, values }): GridRecord => ({ ...cellsOf(values, id), id })),
    [rows, cellsOf],
  );
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const storedOf = useCallback((id: string) => byId.get(id), [byId]);
  const { grid, filter } = useLocalGrid({
    rows: records,
    columns,
    isLoading,
    ...(failure ? { failure } : {}),
  });
  return <CollectionGrid {...props} grid={grid} filter={filter} storedOf={storedOf} />;
}
