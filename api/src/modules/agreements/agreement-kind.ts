import { languageOf } from 'shared-contracts';
import { agreementRules } from 'shared-contracts/agreements';
import type { AgreementInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { anyAssignedTaskKind } from '../assigned-tasks/index.ts';
import { anyCommunicationKind } from '../communications/index.ts';
import { documentKind } from '../documents/index.ts';
import { anyEventKind } from '../events/index.ts';
import { anyObligationKind } from '../obligations/index.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { agreementFaults } from './agreement-checks.ts';
import { savedAgreementFields } from './agreement-fields.ts';
import { hangingOn } from './agreement-store.ts';
import { withWhatFollows } from './what-follows.ts';

/** A save of an agreement. */
export type AgreementSave = Omit<AgreementInput, 'revision' | 'saveId'> & SaveInput;

/** Takes records along that belong to one which goes, each told by the history, whoever wrote them. */
async function takeAlong<TInput extends SaveInput, TValues extends RecordValues>(
  kind: WritableKind<TInput, TValues>,
  ids: readonly string[],
  within: RecordContext,
): Promise<void> {
  for (const id of ids) {
    const before = await kind.writer.find(within, id);
    if (!before) continue;
    await noteWrite(within, kind.kind, { id, before, after: undefined }, null);
    await kind.writer.remove(within, id);
  }
}

/** Takes along what hangs on an agreement. Throws FORBIDDEN where another company wrote a communication or a document of it. */
async function takeAllAlong(within: RecordContext, id: string): Promise<void> {
  const hanging = await hangingOn(within.db, id);
  await deleteRecords(documentKind('Agreement'), hanging.get('document') ?? [], within);
  await deleteRecords(anyCommunicationKind, hanging.get('communication') ?? [], within);
  await takeAlong(anyEventKind, hanging.get('event') ?? [], within);
  await takeAlong(anyObligationKind, hanging.get('obligation') ?? [], within);
  await takeAlong(anyAssignedTaskKind, hanging.get('task') ?? [], within);
}

/** Refuses an agreement that names another project than the one that is saved. Throws VALIDATION. */
function checkProject(input: AgreementSave, projectId: string | undefined, { user }: RecordContext): void {
  const named = input.projectFileId?.toLowerCase();
  if (!named || !projectId || named === projectId.toLowerCase()) return;
  const message = validationText(languageOf(user.locale), 'invalid');
  throw invalid([{ path: 'projectFileId', message }]);
}

/** Agreements of a project, as they are saved; of whatever projects, as they are deleted. */
export function agreementKind(projectId?: string): WritableKind<AgreementSave> {
  const plain = projectRowKind<AgreementSave>(
    {
      kind: 'AGREEMENT',
      type: 'Agreement',
      table: 'agreement',
      right: 'agreement',
      titleFields: ['agreementNumber', 'name'],
      fields: savedAgreementFields,
      rules: agreementRules,
      holds: agreementFaults,
      takesAlong: takeAllAlong,
    },
    projectId,
  );
  return {
    ...plain,
    read: async (input, within, before) => {
      checkProject(input, projectId, within);
      const values = await plain.read(input, within, before);
      return withWhatFollows(values, input, before, within);
    },
  };
}
