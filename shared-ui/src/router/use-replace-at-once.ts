import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { type To, useNavigate } from './links.ts';

/**
 * Replaces the address and draws its page synchronously, so that no link of the previous page can be followed from the
 * new address. Normally the page is drawn in the background, which takes a while if a form is large; in routes that an
 * area draws itself, the router loses the request to draw synchronously, so this calls the router itself.
 */
export function useReplaceAtOnce(): (to: To & string) => void {
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  return (to) => {
    if (router) void router.navigate(to, { replace: true, flushSync: true });
    else void navigate(to, { replace: true });
  };
}
