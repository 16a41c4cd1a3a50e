import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GridSource, GridView } from 'shared-contracts/grids';
import { useRest } from '../session/rest.tsx';
import type { GridContent } from './grid-items.ts';
import { questionOf } from './grid-view.ts';
import { RemoteRows } from './remote-rows.ts';
import { useUnchanged } from './use-unchanged.ts';

/** What the API is asked: the columns shown, in any order, and what finds and sorts rows. */
function remoteQuestion(view: GridView): GridView {
  const asked = questionOf(view);
  const known = new Map(asked.columns.map((column) => [column.id, column]));
  const shown = view.columns
    .filter(({ id, hidden }) => !hidden || known.has(id))
    .map(({ id }) => known.get(id) ?? { id })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...asked, columns: shown };
}

/**
 * The content of a grid whose rows the API holds: found, sorted and grouped there,
 * fetched as they come into sight. Another question keeps the rows of the last one
 * on the screen until its own have come. `version` asks anew when it changes.
 */
export function useRemoteContent(source: GridSource, view: GridView, version = 0): GridContent {
  const rest = useRest();
  const question = useUnchanged({ source: source.name, version, view: remoteQuestion(view) });
  const rows = useMemo(() => new RemoteRows(rest, source, question.view), [rest, source, question]);
  const [settled, setSettled] = useState(rows);
  useEffect(() => {
    rows.start();
    return () => rows.stop();
  }, [rows]);
  const now = useSyncExternalStore(rows.subscribe, rows.getState);
  const before = settled.getState();
  useEffect(() => {
    if (!now.isLoading) setSettled(rows);
  }, [rows, now.isLoading]);
  // Rows of another source would not fit under these columns.
  const lastSource = useRef(source);
  const isOther = lastSource.current !== source;
  useEffect(() => {
    if (!now.isLoading) lastSource.current = source;
  }, [source, now.isLoading]);
  const shown = now.isLoading && !now.failure && !isOther ? before : now;
  return useMemo(
    () => ({
      items: shown.items,
      total: shown.total,
      aggregates: shown.aggregates,
      isLoading: now.isLoading,
      ...(now.failure ? { failure: { message: now.failure.message, tryAgain: rows.tryAgain } } : {}),
      toggleGroup: rows.toggleGroup,
      load: rows.load,
      distinctValues: rows.distinctValues,
      allRows: rows.allRows,
    }),
    [shown, now, rows],
  );
}
