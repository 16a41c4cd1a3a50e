import type { ReactElement } from 'react';
import type { RouteName } from 'shared-contracts';
import type { RouteObject } from 'shared-ui/router';
import { ToDetails } from './to-details.tsx';

/** The routes of a form with the tabs details and history: its empty path and any other lead to details (000 §2). */
export const detailsRoutes = (route: RouteName, screen: ReactElement): RouteObject[] => [
  { index: true, element: <ToDetails route={route} /> },
  { path: 'details/*', element: screen },
  { path: 'history/*', element: screen },
  { path: '*', element: <ToDetails route={route} /> },
];
