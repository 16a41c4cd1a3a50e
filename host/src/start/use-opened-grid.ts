import { useEffect, useState } from 'react';
import type { GridView } from 'shared-contracts/grids';
import { isRestFailure } from 'shared-contracts/rest-client';
import { useRest } from 'shared-ui';
import { type FirstRows, type OpenedGrid, openGrid } from 'shared-ui/grid';
import { useServices } from '../services/services.tsx';

interface Opening {
  readonly grid?: OpenedGrid;
  /** The first rows, if they came together with the grid's definition. */
  readonly first?: FirstRows;
  readonly failure?: { readonly message: string | undefined };
}

interface OpenedList extends Opening {
  readonly tryAgain: () => void;
}

const badRequest = 400;

/**
 * The grid of a list: the known one, else from the API together with the first rows of `view`. `onRefused` is called if
 * the API rejects the view, for example because a column no longer exists. Each list needs a component instance of its
 * own.
 */
export function useOpenedGrid(
  name: string,
  view: GridView | undefined,
  onRefused: (() => void) | undefined,
): OpenedList {
  const rest = useRest();
  const { grids } = useServices();
  const [opening, setOpening] = useState<Opening>(() => {
    const grid = grids.get(name);
    return grid ? { grid } : {};
  });
  const isWanted = opening.grid === undefined && opening.failure === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    openGrid(rest, name, view, abort.signal).then(
      (opened) => {
        if (abort.signal.aborted) return;
        grids.set(name, opened.grid);
        setOpening(opened);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (view && onRefused && isRestFailure(error) && error.status === badRequest) return onRefused();
        setOpening({ failure: { message: (isRestFailure(error) && error.message) || undefined } });
      },
    );
    return () => abort.abort();
  }, [rest, grids, name, view, onRefused, isWanted]);
  return { ...opening, tryAgain: () => setOpening({}) };
}
