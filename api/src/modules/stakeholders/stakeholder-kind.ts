import { languageOf } from 'shared-contracts';
import type { StakeholderInput } from 'shared-contracts/graphql';
import {
  stakeholderErrors,
  stakeholderFields,
  stakeholderRules,
  stakeholderValidator,
} from 'shared-contracts/stakeholders';
import { validate } from 'shared-contracts/validators';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { anyAssignedTaskKind } from '../assigned-tasks/index.ts';
import { anyCommunicationKind } from '../communications/index.ts';
import { hangingBelow } from '../hanging-store.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { inNamedProject } from '../rows-alone.ts';
import { rowErrors } from '../rows-elsewhere.ts';
import type { HeldRows } from '../rows-elsewhere-store.ts';
import { takeAlong } from '../take-along.ts';

export type StakeholderSave = Omit<StakeholderInput, 'revision' | 'saveId'> & SaveInput;

/** The rows that belong to a stakeholder, by list. */
const held: HeldRows = {
  parent: 'stakeholder_id',
  tables: {
    relatedParcels: 'stakeholder_parcel',
    stakeholderTypes: 'stakeholder_type_item',
    revisions: 'stakeholder_revision',
    pauses: 'stakeholder_pause',
  },
};

const declared: Readonly<Record<string, Omit<SavedField, 'name'>>> = {
  contact: { within: { field: 'businessAssociate' } },
  interestType: { shows: ['code'] },
  notifiedDate: { column: 'typed_notified_date' },
  relatedParcels: { fields: [{ name: 'parcel', shows: ['formattedLegalDescription'] }] },
  stakeholderTypes: {
    fields: [
      { name: 'type', shows: ['code'] },
      { name: 'requirement', shows: ['code'] },
    ],
  },
  revisions: { fields: [{ name: 'date' }, { name: 'details' }] },
  pauses: { fields: [{ name: 'fromDate' }, { name: 'toDate' }, { name: 'reason' }] },
};

const fieldOf = (name: string): SavedField => ({
  name,
  ...(name.endsWith('Date') ? { group: 'details' } : {}),
  ...declared[name],
});

/** Deletes everything that belongs to a stakeholder. Throws FORBIDDEN if another company wrote some of it. */
async function takeAllAlong(within: RecordContext, id: string): Promise<void> {
  const hanging = await hangingBelow(within.db, { source: 'Stakeholder', column: 'stakeholder_id' }, id);
  await deleteRecords(anyCommunicationKind, hanging.get('communication') ?? [], within);
  await takeAlong(anyAssignedTaskKind, hanging.get('task') ?? [], within);
}

/** Stakeholders of one project when saving, of any projects when deleting. */
export const stakeholderKind = (projectId?: string): WritableKind<StakeholderSave> =>
  inNamedProject(
    projectRowKind<StakeholderSave>(
      {
        kind: 'STAKEHOLDER',
        type: 'Stakeholder',
        table: 'stakeholder',
        right: 'stakeholder',
        titleFields: ['businessAssociate'],
        fields: stakeholderFields.map(fieldOf),
        rules: stakeholderRules,
        holds: async (values, within, before, { id }) => {
          const language = languageOf(within.user.locale);
          const checked = validate(stakeholderValidator, values, language);
          return [
            ...(checked.valid ? stakeholderErrors(checked.value, language) : []),
            ...(await rowErrors(held, values, within, before?.values, id)),
          ];
        },
        takesAlong: takeAllAlong,
        isWrittenBeside: () => true,
        isReadAsWritten: true,
      },
      projectId,
    ),
    projectId,
  );
