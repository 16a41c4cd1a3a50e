import { useEffect, useEffectEvent } from 'react';
import type { RouteName } from 'shared-contracts';
import { useLocation } from '../router/links.ts';
import { usePathBelow } from '../router/use-path-below.ts';
import { useReplaceAtOnce } from '../router/use-replace-at-once.ts';

/**
 * Once a new record is stored (`storedId`), moves it to its own address; anything open below stays open. Until the
 * address changes, links of the previous page can still be followed: they open the record, too.
 */
export function useOwnAddress(route: RouteName, addressId: string, storedId: string | undefined): void {
  const replaceAtOnce = useReplaceAtOnce();
  const { pathname } = useLocation();
  const pathBelow = usePathBelow(`/${route}/${addressId}`);
  const toOwn = useEffectEvent(() => {
    // The person may have moved on since: an open row stays open, a closed one stays closed.
    const below = pathBelow();
    // A link of the page before, followed after the address changed, would begin another new record.
    if (below !== undefined) replaceAtOnce(`/${route}/${storedId}${below}`);
  });
  const passing = storedId !== undefined && addressId === 'new' ? pathname : undefined;
  useEffect(() => {
    // React does not draw synchronously while it still runs effects.
    if (passing !== undefined) queueMicrotask(() => toOwn());
  }, [passing]);
}
