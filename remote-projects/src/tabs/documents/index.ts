import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** Files and links of the project, spatial ones too (002 §2). */
export const documentsPart: ProjectPart = {
  path: 'related-documents',
  group: 'record',
  needsSaved: true,
  count: ({ documents }) => documents,
  Tab: lazyScreen(async () => (await import('./documents-tab.tsx')).DocumentsTab),
};
