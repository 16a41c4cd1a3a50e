import type { ReactElement } from 'react';
import type { Area, RouteName } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';
import type { RouteObject } from 'shared-ui/router';
import { ToDetails } from '../records/to-details.tsx';

const MasterModelScreen = lazyScreen(
  async () => (await import('./master-model-screen.tsx')).MasterModelScreen,
);

const ReportTemplateScreen = lazyScreen(
  async () => (await import('./report-template-screen.tsx')).ReportTemplateScreen,
);

const withDetails = (route: RouteName, screen: ReactElement): RouteObject[] => [
  { index: true, element: <ToDetails route={route} /> },
  { path: 'details/*', element: screen },
  { path: '*', element: <ToDetails route={route} /> },
];

/** The forms of templates, each with details as its only tab (001 §2). */
export const templateRoutes: Area['routes'] = {
  'templates/model': withDetails('templates/model', <MasterModelScreen />),
  'templates/document': withDetails('templates/document', <ReportTemplateScreen />),
};
