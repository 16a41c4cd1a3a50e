import type { ComponentType } from 'react';
import type { RouteName } from 'shared-contracts';
import type { FormValues } from 'shared-ui/form';

/**
 * A component above the fields of a record, also of a new one; `inputOf` turns the typed values into the input of a
 * save.
 */
export type MasterDataAbove = ComponentType<{
  readonly id: string;
  readonly revision: number | null;
  readonly inputOf: (values: FormValues) => object;
}>;

/** The components above the fields, for kinds that have one; loaded with the screen of the kind. */
export const masterDataAbove: Partial<Record<RouteName, () => Promise<MasterDataAbove>>> = {
  'master-data/provincial-rules': async () => (await import('../rules/rule-rehearsal.tsx')).RuleRehearsal,
};

/** Actions on a saved record, besides saving and deleting it. */
export type MasterDataActions = ComponentType<{ readonly id: string }>;

/** The actions of the kinds that have some; loaded with the screen of the kind. */
export const masterDataActions: Partial<Record<RouteName, () => Promise<MasterDataActions>>> = {
  'task-manager': async () => (await import('../tasks/assign-tasks-button.tsx')).AssignTasksButton,
};
