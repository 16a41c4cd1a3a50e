import { type BulkField, bulkFields, bulkValidator } from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import { DateField, type FieldProps, PickerField, TextField } from 'shared-ui/form';
import type { Client } from 'urql';
import { BulkMoves } from '../../attached/tasks/bulk-moves.tsx';
import {
  BulkEditAgreementsDocument,
  PreviewAgreementsDocument,
  type PreviewAgreementsQuery,
  TakeBackAgreementsDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import type { BulkKind } from '../../rows/bulk-edit.tsx';
import { BulkFailure } from '../../rows/bulk-failure.ts';
import { bulkBefore, bulkInput, checkedBy } from '../../rows/bulk-values.ts';
import { AgreementStatusField } from './status-field.tsx';

/** Dates that can be filled down, in the order of the menu: most people come back from the field with consents. */
const filledDates = [
  'consentReceivedDate',
  'consentRequestedDate',
  'sentToFieldDate',
  'plansReceivedDate',
  'documentsAcquiredDate',
] as const satisfies readonly BulkField[];

/** The picklists of the fields that are picked. */
const picklists: Readonly<Record<string, string>> = {
  landAgent: 'representatives',
  agreementType: 'agreementTypes',
  landPurpose: 'landPurposes',
  interestType: 'interestTypes',
  landownerType: 'landownerTypes',
} satisfies Partial<Record<BulkField, string>>;

type OfOperator = Pick<ProjectRecord, 'operator'>;

function showField(name: string, field: FieldProps, project: OfOperator) {
  const picklist = picklists[name];
  if (name === 'surfaceStatus') return <AgreementStatusField {...field} project={project} />;
  if (picklist) return <PickerField {...field} picklist={picklist} />;
  if (name === 'statusComments') return <TextField {...field} />;
  return <DateField {...field} />;
}

/** Editing selected agreements together: the server previews the changes of each, and writes all or none. */
export function agreementBulk(client: Client, project: OfOperator, ids: readonly string[]): BulkKind {
  let moves: PreviewAgreementsQuery['moves'] = [];
  return {
    texts: 'agreements',
    fields: bulkFields,
    dates: filledDates,
    check: checkedBy(bulkValidator),
    field: (name, field) => showField(name, field, project),
    preview: async (values) => {
      const { data, error } = await client
        .query(
          PreviewAgreementsDocument,
          { ids: [...ids], values: bulkInput(values) },
          { requestPolicy: 'network-only' },
        )
        .toPromise();
      if (error || !data) throw new Error(errorMessage(error));
      moves = data.moves;
      return data.changes.map(({ agreement: { dates, ...agreement }, revision, changes, faults }) => ({
        id: agreement.id,
        revision,
        stored: { ...agreement, ...dates },
        title: agreement.called,
        changes,
        faults,
      }));
    },
    beside: () => <BulkMoves moves={moves} />,
    write: async (going, values, saveId) => {
      const agreements = going.map(({ id, revision }) => ({ id, revision }));
      const { data, error } = await client
        .mutation(BulkEditAgreementsDocument, { input: { saveId, agreements, values: bulkInput(values) } })
        .toPromise();
      if (error || !data) throw new Error(errorMessage(error));
      const before = new Map(going.map(({ id, stored }) => [id, bulkBefore(stored, values)]));
      const undoId = crypto.randomUUID();
      const input = data.edited.map(({ id, revision }) => ({
        ...before.get(id),
        id,
        revision,
        saveId: undoId,
      }));
      return async () => {
        const undone = await client.mutation(TakeBackAgreementsDocument, { input }).toPromise();
        if (undone.error) throw new BulkFailure(undone.error);
      };
    },
  };
}
