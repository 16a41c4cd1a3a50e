import { engagementRules } from 'shared-contracts/engagement';
import type { IndigenousEngagementInput } from 'shared-contracts/graphql';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { logsOfEngagement } from './engagement-store.ts';
import { anyLogKind } from './log-kind.ts';

const fieldOf = (name: string): SavedField =>
  name === 'representative' ? { name, within: { field: 'band' } } : { name };

/** Engagements of a project, as its form saves them: one of a community; of whatever projects, as they are deleted. */
export const engagementKind = (projectId?: string) =>
  projectRowKind<IndigenousEngagementInput>(
    {
      kind: 'INDIGENOUS_ENGAGEMENT',
      type: 'IndigenousEngagement',
      table: 'indigenous_engagement',
      right: 'indigenousEngagement',
      titleFields: ['band'],
      fields: Object.keys(engagementRules).map(fieldOf),
      rules: engagementRules,
      // Its record of contact goes with it, each told by the history, documents included.
      takesAlong: async (within, id) =>
        deleteRecords(anyLogKind, await logsOfEngagement(within.db, id), within),
    },
    projectId,
  );
