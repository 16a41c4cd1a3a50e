import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useHref } from 'react-router-dom';
import { useLocation } from 'shared-ui/router';

/**
 * Reads the query of this page's address as the router has it at the moment of the call; undefined if the person has
 * gone to another page. A page learns of a move only with its next render, which a slow machine begins late.
 */
export function useQueryNow(): () => string | undefined {
  const { pathname, search } = useLocation();
  // With the path under which the suite is served, as the router has it.
  const here = useHref(pathname);
  const router = use(RouterContext)?.router;
  return useCallback(() => {
    if (!router) return search;
    const now = router.state.navigation.location ?? router.state.location;
    return now.pathname === here ? now.search : undefined;
  }, [router, here, search]);
}
