import { useCallback, useMemo, useState } from 'react';
import type { GridContent, GridItem } from '../rows/grid-items.ts';
import type { GridRecord } from '../views/grid-view.ts';

interface Patch {
  /** The row as it was fetched; a later fetch of it replaces the patch. */
  readonly of: GridRecord;
  readonly row: GridRecord;
}

interface PatchedContent {
  readonly content: GridContent;
  /** Shows other cells in a row that is there. */
  readonly patch: (row: GridRecord, cells: Readonly<Record<string, unknown>>) => void;
}

/**
 * A grid's content with the rows that were saved meanwhile: a row keeps its place until the rows are requested again.
 */
export function usePatchedContent(content: GridContent): PatchedContent {
  const [patches, setPatches] = useState<ReadonlyMap<string, Patch>>(new Map());
  const patch = useCallback((row: GridRecord, cells: Readonly<Record<string, unknown>>) => {
    setPatches((before) => {
      const known = before.get(row.id);
      const isOnTop = known !== undefined && known.row === row;
      const next = { of: isOnTop ? known.of : row, row: { ...row, ...cells, id: row.id } };
      return new Map([...before, [row.id, next]]);
    });
  }, []);
  const patched = useMemo((): GridContent => {
    if (patches.size === 0) return content;
    const put = (item: GridItem | undefined): GridItem | undefined => {
      const known = item?.kind === 'row' ? patches.get(item.row.id) : undefined;
      return item?.kind === 'row' && known?.of === item.row ? { kind: 'row', row: known.row } : item;
    };
    const { items } = content;
    return { ...content, items: { count: items.count, at: (index) => put(items.at(index)) } };
  }, [content, patches]);
  return { content: patched, patch };
}
