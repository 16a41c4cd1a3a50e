import { useLocation } from 'shared-ui/router';
import { type Declared, routeAt } from '../areas/declared.ts';

/** Whether the address is one that needs nobody to be signed in (decision 13). */
export function useIsAnonymousRoute(all: Declared): boolean {
  const { pathname } = useLocation();
  return routeAt(all, pathname)?.gate === 'anonymous';
}
