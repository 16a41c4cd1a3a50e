import { useEffect, useEffectEvent } from 'react';
import type { RouteName } from 'shared-contracts';
import { useLocation, useNavigate } from '../router/links.ts';
import { usePathBelow } from '../router/use-path-below.ts';

/**
 * Once a new record is stored (`storedId`), moves it to its own address; what is open below stays open. While the
 * address changes, links of the page before can still be followed: they lead to the record, too.
 */
export function useOwnAddress(route: RouteName, addressId: string, storedId: string | undefined): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const pathBelow = usePathBelow(`/${route}/${addressId}`);
  const toOwn = useEffectEvent(() => {
    // The person may have gone on since: a row that is open stays open, one that was closed stays closed.
    const below = pathBelow();
    if (below !== undefined) void navigate(`/${route}/${storedId}${below}`, { replace: true });
  });
  const passing = storedId !== undefined && addressId === 'new' ? pathname : undefined;
  useEffect(() => {
    if (passing !== undefined) toOwn();
  }, [passing]);
}
