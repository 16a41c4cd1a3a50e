import type { RouteObject } from 'react-router-dom';
import { Shell } from '../shell/shell.tsx';
import { ShellCrash } from '../shell/shell-crash.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { DeclaredRoutes } from './declared-routes.tsx';

/**
 * The one router's routes: the frame, and in it what is declared for this browser, from the first answer of the API.
 */
export const pageRoutes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <ShellCrash />,
    // The wildcard does not match the bare address.
    children: [
      { index: true, element: <StartScreen /> },
      { path: '*', element: <DeclaredRoutes /> },
    ],
  },
];
