import type { ComponentType } from 'react';
import type { RouteName } from 'shared-contracts';
import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import type { MasterDataRecord } from './master-data-documents.ts';

/** What stands below the fields of a record, new ones too; `record` is as it is stored. */
export type MasterDataBelow = ComponentType<{
  readonly declaration: MasterDataDeclaration;
  readonly record: MasterDataRecord;
}>;

/** What stands below the fields of the kinds that have something there, fetched with the screen of the kind. */
export const masterDataBelow: Partial<Record<RouteName, () => Promise<MasterDataBelow>>> = {
  'master-data/provincial-rules': async () => (await import('../rules/rule-rehearsal.tsx')).RuleRehearsal,
};

/** What can be done with a saved record, besides saving and deleting it. */
export type MasterDataActions = ComponentType<{ readonly id: string }>;

/** The actions of the kinds that have some, fetched with the screen of the kind. */
export const masterDataActions: Partial<Record<RouteName, () => Promise<MasterDataActions>>> = {
  'task-manager': async () => (await import('../tasks/assign-tasks-button.tsx')).AssignTasksButton,
};
