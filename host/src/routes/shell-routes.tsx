import type { RouteObject } from 'react-router-dom';
import { routeTable } from 'shared-contracts';
import { Shell } from '../shell/shell.tsx';
import { ShellCrash } from '../shell/shell-crash.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { RouteGate } from './route-gate.tsx';

/** The one router's routes: the table, each with its wildcard, and the start screen as the catch-all. */
export const shellRoutes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <ShellCrash />,
    children: [
      ...routeTable.map((route) => ({ path: `${route.path}/*`, element: <RouteGate route={route} /> })),
      { index: true, element: <StartScreen /> },
      { path: '*', element: <StartScreen /> },
    ],
  },
];
