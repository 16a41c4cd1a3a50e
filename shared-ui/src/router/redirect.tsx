import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useHref } from 'react-router-dom';
import type { Address } from 'shared-contracts/routes';
import { useLocation, useNavigate } from './links.ts';

/**
 * Leads on to another address in place of this one. Unlike `Navigate` it stays
 * quiet when the person went elsewhere meanwhile: an area may arrive just after a
 * click on another link, while the old address is still on the screen.
 */
export function Redirect({ to }: { readonly to: Address }) {
  const { key, pathname } = useLocation();
  // With the path under which the suite is served, as the router has it.
  const drawn = useHref(pathname);
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    // Entries of the history that the router did not write have one key for all.
    const shown = router?.state.navigation.location ?? router?.state.location;
    if (shown && (shown.key !== key || shown.pathname !== drawn)) return;
    void navigate(to, { replace: true });
  }, [router, key, drawn, navigate, to]);
  return null;
}
