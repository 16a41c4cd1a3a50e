import type { RouteObject } from 'react-router-dom';
import { Shell } from '../shell/shell.tsx';
import { ShellCrash } from '../shell/shell-crash.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { DeclaredRoutes } from './declared-routes.tsx';

/**
 * The routes of the page's only router: the frame with the routes declared for this browser, once the API has answered.
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
