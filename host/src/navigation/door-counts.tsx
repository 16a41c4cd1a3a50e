import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { doorCountSchema } from 'shared-contracts/grids';
import { useLocation } from 'shared-ui/router';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';

const countsSchema = v.array(doorCountSchema);

const noCounts: ReadonlyMap<string, number> = new Map();

const DoorCountsContext = createContext(noCounts);

interface DoorCountsProviderProps {
  /** Whether a door that the person is offered is counted. */
  readonly isCounted: boolean;
  /** Dispatches `written` when something was saved, approved or deleted. */
  readonly writes: EventTarget;
  readonly children: ReactNode;
}

/** Requests the number of items waiting in the counted doors, and again after each write and each navigation. */
export function DoorCountsProvider({ isCounted, writes, children }: DoorCountsProviderProps) {
  const { pathname } = useLocation();
  const { data, failure, tryAgain } = useFetched(isCounted ? 'start/doors' : undefined, countsSchema);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    tryAgain();
  }, [pathname, tryAgain]);
  useEffect(() => {
    writes.addEventListener('written', tryAgain);
    return () => writes.removeEventListener('written', tryAgain);
  }, [writes, tryAgain]);
  const counts = useMemo(
    () => (failure ? noCounts : new Map(data?.map(({ path, count }) => [path, count]))),
    [data, failure],
  );
  return <DoorCountsContext value={counts}>{children}</DoorCountsContext>;
}

/** The number of items waiting in each door, by its path, as far as it is known. */
export const useDoorCounts = (): ReadonlyMap<string, number> => useContext(DoorCountsContext);
