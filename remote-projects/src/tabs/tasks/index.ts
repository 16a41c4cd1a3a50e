import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { taskPage } from '../../attached/tasks/use-project-tasks.ts';
import { ProjectTasksDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { useTaskRows } from './use-task-rows.tsx';

/** The tasks that somebody does on the project or on a record below it. */
export const tasksPart: ProjectPart = {
  path: 'tasks',
  group: 'record',
  count: ({ tasksOpen }) => tasksOpen,
  useCollections: useTaskRows,
  readAhead: (client, projectId) => readAhead(client, ProjectTasksDocument, { projectId, first: taskPage }),
  Tab: lazyScreen(async () => (await import('./tasks-tab.tsx')).TasksTab),
};
