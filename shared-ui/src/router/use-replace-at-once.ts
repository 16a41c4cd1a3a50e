import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { type To, useNavigate } from './links.ts';

/**
 * Replaces the address and draws its page at once, so that no link of the page before can be followed from the new
 * address. The usual way draws the page in the background, which takes a while where a form is large; from routes
 * that an area draws itself, the router forgets that it was asked to draw at once, so the router itself is asked.
 */
export function useReplaceAtOnce(): (to: To & string) => void {
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  return (to) => {
    if (router) void router.navigate(to, { replace: true, flushSync: true });
    else void navigate(to, { replace: true });
  };
}
