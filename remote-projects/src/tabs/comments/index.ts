import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** What people say to each other about the project itself. */
export const commentsPart: ProjectPart = {
  path: 'comments',
  group: 'record',
  needsSaved: true,
  count: ({ comments }) => comments,
  Tab: lazyScreen(async () => (await import('./comments-tab.tsx')).CommentsTab),
};
