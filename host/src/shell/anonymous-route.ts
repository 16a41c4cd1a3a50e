import { matchPath, useLocation } from 'react-router-dom';
import { routeTable } from 'shared-contracts';

const anonymousPaths = routeTable.filter(({ gate }) => gate === 'anonymous').map(({ path }) => `/${path}/*`);

/** Whether the address is one that needs nobody to be signed in (decision 13). */
export function useIsAnonymousRoute(): boolean {
  const { pathname } = useLocation();
  return anonymousPaths.some((path) => matchPath(path, pathname) !== null);
}
