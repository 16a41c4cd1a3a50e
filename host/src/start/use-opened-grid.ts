import { useEffect, useState } from 'react';
import type { GridView } from 'shared-contracts/grids';
import { isRestFailure } from 'shared-contracts/rest-client';
import { useRest } from 'shared-ui';
import { type FirstRows, type OpenedGrid, openGrid } from 'shared-ui/grid';
import { useServices } from '../shell/services.tsx';

interface Opening {
  readonly grid?: OpenedGrid;
  /** The rows that came with the grid, where it was not known before. */
  readonly first?: FirstRows;
  readonly failure?: { readonly message: string | undefined };
}

interface OpenedList extends Opening {
  readonly tryAgain: () => void;
}

/**
 * The grid of a list: as it was told before, else from the API, with the first rows of `view`
 * in the same answer. Another list needs another component.
 */
export function useOpenedGrid(name: string, view: GridView | undefined): OpenedList {
  const rest = useRest();
  const { grids } = useServices();
  const [opening, setOpening] = useState<Opening>(() => {
    const grid = grids.get(name);
    return grid ? { grid } : {};
  });
  const [attempt, setAttempt] = useState(0);
  const [firstView] = useState(view);
  const isKnown = opening.grid !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const abort = new AbortController();
    // A view that was kept may name columns that are gone: another try opens the list as it is.
    openGrid(rest, name, attempt === 0 ? firstView : undefined, abort.signal).then(
      (opened) => {
        if (abort.signal.aborted) return;
        grids.set(name, opened.grid);
        setOpening(opened);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setOpening({ failure: { message: (isRestFailure(error) && error.message) || undefined } });
      },
    );
    return () => abort.abort();
  }, [rest, grids, name, firstView, attempt, isKnown]);
  const tryAgain = () => {
    setOpening({});
    setAttempt(attempt + 1);
  };
  return { ...opening, tryAgain };
}
