import type { RouteObject } from 'react-router-dom';
import { Shell } from '../shell/shell.tsx';
import { ShellCrash } from '../shell/shell-crash.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { DeclaredRoutes } from './declared-routes.tsx';

/** The one router's routes: the frame, and in it what is declared to this browser, which the first answer of the API tells. */
export const pageRoutes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <ShellCrash />,
    // The wildcard does not stand for the bare address.
    children: [
      { index: true, element: <StartScreen /> },
      { path: '*', element: <DeclaredRoutes /> },
    ],
  },
];
