import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import type { Address } from 'shared-contracts/routes';
import { useLocation, useNavigate } from './links.ts';

/**
 * Leads on to another address in place of this one. Unlike `Navigate` it stays
 * quiet when the person went elsewhere meanwhile: an area may arrive just after a
 * click on another link, while the old address is still on the screen.
 */
export function Redirect({ to }: { readonly to: Address }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    if (router && router.state.location.key !== key) return;
    void navigate(to, { replace: true });
  }, [router, key, navigate, to]);
  return null;
}
