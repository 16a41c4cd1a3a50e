import type { ComponentType } from 'react';
import type { RouteName } from 'shared-contracts';
import { AssignTasksButton } from '../tasks/assign-tasks-button.tsx';

/** What can be done with a saved record of a kind, besides saving and deleting it. */
export const masterDataActions: Partial<Record<RouteName, ComponentType<{ readonly id: string }>>> = {
  'task-manager': AssignTasksButton,
};
