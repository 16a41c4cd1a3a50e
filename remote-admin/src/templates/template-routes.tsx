import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';
import { recordRoutes } from 'shared-ui/record';

const MasterModelScreen = lazyScreen(
  async () => (await import('./master-model-screen.tsx')).MasterModelScreen,
);

const ReportTemplateScreen = lazyScreen(
  async () => (await import('./report-template-screen.tsx')).ReportTemplateScreen,
);

/** The forms of templates, each with the tabs details and history (001 §2). */
export const templateRoutes: Area['routes'] = {
  'templates/model': recordRoutes('templates/model', <MasterModelScreen />),
  'templates/document': recordRoutes('templates/document', <ReportTemplateScreen />),
};
