import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useHref } from 'react-router-dom';
import { type Address, addressOf } from 'shared-contracts/routes';
import { useLocation } from './links.ts';

/**
 * Reads the path of the page as the router has it at the moment of the call. A page learns of a move only with its next
 * render, which a slow machine begins late: a key that is pressed twice would lead to the same place twice.
 */
export function usePathNow(): () => Address {
  const { pathname } = useLocation();
  // With the path under which the suite is served, as the router has it.
  const here = useHref(pathname);
  const router = use(RouterContext)?.router;
  return () => {
    const now = router?.state.navigation.location ?? router?.state.location;
    return now ? addressOf(now.pathname.slice(here.length - pathname.length)) : pathname;
  };
}
