import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import { useDeclared } from '../areas/use-declared.tsx';
import { RouteGate } from './route-gate.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** The routes of the shell and of all areas, each with its wildcard; any other address shows the start screen. */
export function DeclaredRoutes() {
  const { routes } = useDeclared();
  const declaredRoutes = useMemo(
    () => [
      ...routes.map((route) => ({ path: `${route.path}/*`, element: <RouteGate route={route} /> })),
      { path: '*', element: <UnknownAddress /> },
    ],
    [routes],
  );
  return useRoutes(declaredRoutes);
}
