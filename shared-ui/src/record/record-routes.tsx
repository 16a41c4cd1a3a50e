import type { ReactElement } from 'react';
import type { RouteName } from 'shared-contracts';
import type { RouteObject } from '../router/index.ts';
import { ToFirstTab } from './rows/to-first-tab.tsx';

/**
 * The routes of a record's form: its tabs, its history, and addresses below a tab, such as a row that slides in. The
 * empty path and any other redirect to the first tab (000 §2).
 */
export const recordRoutes = (
  route: RouteName,
  screen: ReactElement,
  tabs: readonly [string, ...string[]] = ['details'],
): RouteObject[] => {
  const toFirst = <ToFirstTab route={route} tab={tabs[0]} />;
  return [
    { index: true, element: toFirst },
    ...[...tabs, 'history'].map((tab) => ({ path: `${tab}/*`, element: screen })),
    { path: '*', element: toFirst },
  ];
};
