import { agreementRules } from 'shared-contracts/agreements';
import type { AgreementInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { anyAssignedTaskKind } from '../assigned-tasks/index.ts';
import { anyCommunicationKind } from '../communications/index.ts';
import { documentKind } from '../documents/index.ts';
import { anyEventKind } from '../events/index.ts';
import { anyObligationKind } from '../obligations/index.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { checkNoRents } from '../rentals/index.ts';
import { checkNamedProject } from '../rows-alone.ts';
import { takeAlong } from '../take-along.ts';
import { agreementFaults } from './agreement-checks.ts';
import { savedAgreementFields } from './agreement-fields.ts';
import { hangingOn } from './agreement-store.ts';
import { withWhatFollows } from './what-follows.ts';

export type AgreementSave = Omit<AgreementInput, 'revision' | 'saveId'> & SaveInput;

/**
 * Deletes everything that belongs to an agreement. Throws FORBIDDEN if another company wrote one of its communications
 * or documents.
 */
async function takeAllAlong(within: RecordContext, id: string): Promise<void> {
  await checkNoRents(within.db, id);
  const hanging = await hangingOn(within.db, id);
  await deleteRecords(documentKind('Agreement'), hanging.get('document') ?? [], within);
  await deleteRecords(anyCommunicationKind, hanging.get('communication') ?? [], within);
  await takeAlong(anyEventKind, hanging.get('event') ?? [], within);
  await takeAlong(anyObligationKind, hanging.get('obligation') ?? [], within);
  await takeAlong(anyAssignedTaskKind, hanging.get('task') ?? [], within);
}

/** Agreements of one project when saving, of any projects when deleting. */
export function agreementKind(projectId?: string): WritableKind<AgreementSave> {
  const plain = projectRowKind<AgreementSave>(
    {
      kind: 'AGREEMENT',
      type: 'Agreement',
      table: 'agreement',
      right: 'agreement',
      titleFields: ['referenceNumber', 'agreementNumber', 'name'],
      fields: savedAgreementFields,
      rules: agreementRules,
      holds: agreementFaults,
      // An agreement that replaces another one is checked along its chain, which may contain others of the same save.
      isWrittenBeside: ({ follows }) => !follows,
      takesAlong: takeAllAlong,
    },
    projectId,
  );
  return {
    ...plain,
    calledTogether: 'agreements_called',
    read: async (input, within, before) => {
      checkNamedProject(input, projectId, within);
      const values = await plain.read(input, within, before);
      return withWhatFollows(values, input, before, { db: within.db, user: within.user, projectId });
    },
  };
}
