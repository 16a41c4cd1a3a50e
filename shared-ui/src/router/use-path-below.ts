import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useHref } from 'react-router-dom';

/**
 * Reads the path below an address, of the page that the router is at or goes to when it is called: '' at the address
 * itself, undefined elsewhere. A page learns of a move only with its next render.
 */
export function usePathBelow(address: string): () => string | undefined {
  const href = useHref(address);
  const router = use(RouterContext)?.router;
  return () => {
    const { pathname } = router?.state.navigation.location ?? router?.state.location ?? { pathname: '' };
    return `${pathname}/`.startsWith(`${href}/`) ? pathname.slice(href.length) : undefined;
  };
}
