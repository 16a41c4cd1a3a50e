import type { RequestInput } from 'shared-contracts/graphql';
import { isConnected, requestFields, requestRules } from 'shared-contracts/requests';
import * as v from 'valibot';
import { texts } from '../../generated/texts/requests.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { anyAssignedTaskKind } from '../assigned-tasks/index.ts';
import { anyCommunicationKind } from '../communications/index.ts';
import { documentKind } from '../documents/index.ts';
import { hangingBelow } from '../hanging-store.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { inNamedProject } from '../rows-alone.ts';
import { takeAlong } from '../take-along.ts';
import { anyRequestItemKind } from './request-item-kind.ts';
import { itemsOfRequest } from './request-store.ts';

export type RequestSave = Omit<RequestInput, 'revision' | 'saveId'> & SaveInput;

const fieldOf = (name: string): SavedField => {
  if (name === 'contact') return { name, within: { field: 'businessAssociate' } };
  return name === 'requestType' ? { name, shows: ['code'] } : { name };
};

const text = v.nullish(v.string());
const connectSchema = v.object({ connectNumber: text, connectStatus: text });

/** Deletes everything that belongs to a request. Throws FORBIDDEN if another company wrote some of it. */
async function takeAllAlong(within: RecordContext, id: string): Promise<void> {
  const hanging = await hangingBelow(within.db, { source: 'Request', column: 'request_id' }, id);
  await deleteRecords(anyRequestItemKind, await itemsOfRequest(within.db, id), within);
  await deleteRecords(documentKind('Request'), hanging.get('document') ?? [], within);
  await deleteRecords(anyCommunicationKind, hanging.get('communication') ?? [], within);
  await takeAlong(anyAssignedTaskKind, hanging.get('task') ?? [], within);
}

/** Requests of one project when saving, of any projects when deleting. */
export const requestKind = (projectId?: string): WritableKind<RequestSave> =>
  inNamedProject(
    projectRowKind<RequestSave>(
      {
        kind: 'REQUEST',
        type: 'Request',
        table: 'request',
        right: 'request',
        titleFields: ['businessAssociate'],
        fields: requestFields.map(fieldOf),
        rules: requestRules,
        isWrittenBeside: () => true,
        isReadAsWritten: true,
        check: async ({ action, before }) => {
          if (action === 'delete' && isConnected(v.parse(connectSchema, before.values)))
            throw forbidden(messageFrom(texts, ({ connected }) => connected));
        },
        takesAlong: takeAllAlong,
      },
      projectId,
    ),
    projectId,
  );
