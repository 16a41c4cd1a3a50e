import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GridView } from 'shared-contracts/grids';
import { useRest } from '../../session/rest.tsx';
import type { GridContent } from '../rows/grid-items.ts';
import type { FirstRows } from '../views/open-grid.ts';
import { remoteQuestion } from './remote-question.ts';
import { type RemoteGrid, RemoteRows } from './remote-rows.ts';
import { useUnchanged } from './use-unchanged.ts';

const isSame = (one: GridView, other: GridView): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The content of a grid whose rows are in the API: found, sorted and grouped there, fetched as they come into view.
 * After a new query the previous rows stay on the screen until its own arrive. A change of `version` repeats the query;
 * `first` are rows that arrived with the grid itself.
 */
export function useRemoteContent(
  source: RemoteGrid,
  view: GridView,
  version = 0,
  first?: FirstRows,
): GridContent {
  const rest = useRest();
  const question = useUnchanged({ source: source.name, version, view: remoteQuestion(view) });
  const rows = useMemo(() => {
    const isFirst = first && version === 0 && isSame(remoteQuestion(first.view), question.view);
    return new RemoteRows(rest, source, question.view, isFirst ? first.answer : undefined);
  }, [rest, source, question, first, version]);
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
      showGroups: rows.showGroups,
      knownRows: rows.knownRows,
      load: rows.load,
      distinctValues: rows.distinctValues,
      allRows: rows.allRows,
    }),
    [shown, now, rows],
  );
}
