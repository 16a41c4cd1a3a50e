import type { ComponentType } from 'react';
import type { RouteName } from 'shared-contracts';
import type { FormValues } from 'shared-ui/form';

/** What stands above the fields of a record, new ones too; `inputOf` makes of what is typed what a save sends. */
export type MasterDataAbove = ComponentType<{
  readonly id: string;
  readonly revision: number | null;
  readonly inputOf: (values: FormValues) => object;
}>;

/** What stands above the fields of the kinds that have something there, fetched with the screen of the kind. */
export const masterDataAbove: Partial<Record<RouteName, () => Promise<MasterDataAbove>>> = {
  'master-data/provincial-rules': async () => (await import('../rules/rule-rehearsal.tsx')).RuleRehearsal,
};

/** What can be done with a saved record, besides saving and deleting it. */
export type MasterDataActions = ComponentType<{ readonly id: string }>;

/** The actions of the kinds that have some, fetched with the screen of the kind. */
export const masterDataActions: Partial<Record<RouteName, () => Promise<MasterDataActions>>> = {
  'task-manager': async () => (await import('../tasks/assign-tasks-button.tsx')).AssignTasksButton,
};
