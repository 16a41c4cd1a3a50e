import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { FormValues } from '../../form/form-values.ts';
import type { GridContent } from '../../grid/rows/grid-items.ts';
import type { GridRecord } from '../../grid/views/grid-view.ts';
import { useHeldRows, useRowAround, useRowsHeld } from '../record-context.ts';
import type { HeldRow } from '../rows/collection.ts';
import { withHeldRows } from './held-content.ts';

/** How a held row is marked in its grid. */
export interface HeldMark {
  readonly kind: 'new' | 'changed';
  readonly errors: number;
}

/** The property of a grid's row that contains its mark. */
export const markField = '#held';

type CellsOf = (values: FormValues, id: string) => Readonly<Record<string, GridRecord[string]>>;

interface HeldContentOptions {
  /** The name of the collection. */
  readonly name: string;
  /** The stored rows. */
  readonly content: GridContent;
  readonly cellsOf: CellsOf;
  readonly isStored: (id: string) => boolean;
  /** Filters the held rows; by default all of this place are shown. */
  readonly isShown?: ((values: FormValues) => boolean) | undefined;
}

/** The content of a collection's grid with unsaved edits applied; typing in a row does not slow down the grid. */
export function useHeldContent(options: HeldContentOptions): GridContent {
  const { name, content, cellsOf, isStored, isShown } = options;
  const held = useHeldRows();
  const around = useRowAround();
  const now = useRowsHeld(name);
  // The number of errors of a row may change without its values.
  const summary = useSyncExternalStore(held.subscribe, held.getSummary);
  const rows = useDeferredValue(now);
  const standing = useDeferredValue(summary);
  return useMemo(() => {
    const isHere = ({ path, values }: HeldRow) =>
      path.at(-1) === around?.id &&
      path.length === (around?.path.length ?? 0) &&
      (isShown === undefined || isShown(values));
    const recordOf = ({ id, revision, values }: HeldRow): GridRecord => ({
      ...cellsOf(values, id),
      id,
      [markField]: {
        kind: revision === null ? 'new' : 'changed',
        errors: standing.count > 0 ? (held.placeOf(name, id)?.standing.count ?? 0) : 0,
      } satisfies HeldMark,
    });
    const here = rows.filter(isHere);
    return withHeldRows(
      content,
      here.filter(({ id, revision }) => revision === null && !isStored(id)).map(recordOf),
      new Map(here.filter(({ revision }) => revision !== null).map((row) => [row.id, recordOf(row)])),
    );
  }, [rows, standing, content, cellsOf, isStored, isShown, around, held, name]);
}
