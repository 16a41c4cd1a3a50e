import { engagementRules } from 'shared-contracts/engagement';
import type { IndigenousEngagementInput } from 'shared-contracts/graphql';
import type { Db } from '../../platform/db/database.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { WritableKind } from '../../records/writing/writable-kind.ts';
import { checkProjectRow } from '../project-row.ts';
import { factsOfRow, nextSequence, ownerless } from '../project-row-store.ts';
import { logsOfEngagement } from './engagement-store.ts';
import { anyLogKind } from './log-kind.ts';

const rows = {
  type: 'IndigenousEngagement',
  right: 'indigenousEngagement',
  factsOf: (db: Db, id: string) => factsOfRow(db, ownerless('indigenous_engagement'), id),
} as const;

const fieldOf = (name: string): SavedField =>
  name === 'representative' ? { name, within: { field: 'band' } } : { name };

function kindOf(projectId: string | undefined): WritableKind<IndigenousEngagementInput> {
  const plain = formKind<IndigenousEngagementInput>({
    kind: 'INDIGENOUS_ENGAGEMENT',
    type: 'IndigenousEngagement',
    titleFields: ['band'],
    fields: Object.keys(engagementRules).map(fieldOf),
    rules: engagementRules,
    made: async ({ db }) =>
      projectId === undefined
        ? {}
        : {
            surface_project_id: projectId,
            sequence: await nextSequence(db, 'indigenous_engagement', projectId),
          },
    check: (attempt, within) => checkProjectRow(rows, projectId, attempt, within),
  });
  return {
    ...plain,
    writer: {
      ...plain.writer,
      // Its record of contact goes with it, each told by the history, documents included.
      remove: async (within, id) => {
        await deleteRecords(anyLogKind, await logsOfEngagement(within.db, id), within);
        await plain.writer.remove(within, id);
      },
    },
  };
}

/** Engagements of a project, as its form saves them: one of a community. */
export const engagementKind = (projectId: string) => kindOf(projectId.toLowerCase());

/** Engagements of whatever projects, as they are deleted. */
export const anyEngagementKind = kindOf(undefined);
