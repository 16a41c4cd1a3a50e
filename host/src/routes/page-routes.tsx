import type { RouteObject } from 'react-router-dom';
import { Shell } from '../shell/shell.tsx';
import { ShellCrash } from '../shell/shell-crash.tsx';
import { DeclaredRoutes } from './declared-routes.tsx';

/** The one router's routes: the frame, and in it what is declared to this browser, which the first answer of the API tells. */
export const pageRoutes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <ShellCrash />,
    // The wildcard alone would leave the address '/' to the frame.
    children: [
      { index: true, element: <DeclaredRoutes /> },
      { path: '*', element: <DeclaredRoutes /> },
    ],
  },
];
