import type { ComponentType } from 'react';
import type { RouteName } from 'shared-contracts';

/** What can be done with a saved record, besides saving and deleting it. */
export type MasterDataActions = ComponentType<{ readonly id: string }>;

/** The actions of the kinds that have some, fetched with the screen of the kind. */
export const masterDataActions: Partial<Record<RouteName, () => Promise<MasterDataActions>>> = {
  'task-manager': async () => (await import('../tasks/assign-tasks-button.tsx')).AssignTasksButton,
};
