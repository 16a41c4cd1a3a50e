import { useLocation } from 'shared-ui/router';
import { type Declared, routeAt } from '../areas/declared.ts';

/** Whether the address needs no sign-in (decision 13). */
export function useIsAnonymousRoute(all: Declared): boolean {
  const { pathname } = useLocation();
  return routeAt(all, pathname)?.gate === 'anonymous';
}
