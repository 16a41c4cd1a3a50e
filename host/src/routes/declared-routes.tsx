import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import { useDeclared } from '../areas/use-declared.tsx';
import { RouteGate } from './route-gate.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** Every place that the shell and the areas declare, each with its wildcard, and the start screen as the catch-all. */
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
