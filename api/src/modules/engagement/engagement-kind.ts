import { languageOf } from 'shared-contracts';
import { pauseErrors } from 'shared-contracts/consultation';
import { engagementRules, engagementValidator } from 'shared-contracts/engagement';
import type { IndigenousEngagementInput } from 'shared-contracts/graphql';
import { validate } from 'shared-contracts/validators';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { rowErrors } from '../rows-elsewhere.ts';
import type { HeldRows } from '../rows-elsewhere-store.ts';
import { logsOfEngagement } from './engagement-store.ts';
import { anyLogKind } from './log-kind.ts';

/** The rows of an engagement, by their lists. */
const held: HeldRows = {
  parent: 'indigenous_engagement_id',
  tables: { pauses: 'indigenous_engagement_pause' },
};

const declared: Readonly<Record<string, Omit<SavedField, 'name'>>> = {
  representative: { within: { field: 'band' } },
  pauses: { fields: [{ name: 'fromDate' }, { name: 'toDate' }, { name: 'reason' }] },
};

const fieldOf = (name: string): SavedField => ({ name, ...declared[name] });

/** Engagements of one project as its form saves them, one for each community; of any project when deleting. */
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
      isWrittenBeside: () => true,
      holds: async (values, within, before, { id }) => {
        const language = languageOf(within.user.locale);
        const checked = validate(engagementValidator, values, language);
        return [
          ...(checked.valid ? pauseErrors(checked.value.pauses, language) : []),
          ...(await rowErrors(held, values, within, before?.values, id)),
        ];
      },
      // Its record of contact is deleted with it, each entry with a history entry, including documents.
      takesAlong: async (within, id) =>
        deleteRecords(anyLogKind, await logsOfEngagement(within.db, id), within),
    },
    projectId,
  );
