import { useCallback } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { useClient } from 'urql';
import {
  DeleteFiledCommunicationsDocument,
  DeleteFiledLogsDocument,
  FileContactsDocument,
  type FileContactsMutationVariables,
} from '../../generated/operations.ts';
import { useResend } from '../../rows/use-resend.ts';
import type { FiledContacts } from './step-input.ts';

/** Contacts without the ids that each attempt makes for new ones. */
const asked = ({ communications, indigenousLogs }: FiledContacts) => [
  communications.map(({ id, relatedDocuments, ...one }) => ({
    ...one,
    id: one.revision == null ? undefined : id,
    relatedDocuments: relatedDocuments?.map(({ id: _, ...document }) => document),
  })),
  indigenousLogs.map(({ id, ...one }) => ({ ...one, id: one.revision == null ? undefined : id })),
];

/**
 * Writes contacts of a project's recipients together, all or none, and removes new ones again. Both reject with the
 * server's sentence.
 */
export function useFileContacts(projectId: string) {
  const client = useClient();
  const { again, done } = useResend<FileContactsMutationVariables['input']>();
  const file = useCallback(
    async ({ communications, indigenousLogs }: FiledContacts) => {
      const input = again([projectId, asked({ communications, indigenousLogs })], () => ({
        id: projectId,
        saveId: crypto.randomUUID(),
        communications: [...communications],
        indigenousLogs: [...indigenousLogs],
      }));
      const { error } = await client.mutation(FileContactsDocument, { input }).toPromise();
      if (!error) {
        done();
        return;
      }
      const [fault] = errorExtensions(error)?.fields ?? [];
      throw new Error(fault?.message ?? errorMessage(error));
    },
    [client, projectId, again, done],
  );
  const takeBack = useCallback(
    async ({ communications, indigenousLogs }: FiledContacts) => {
      const [{ error }, { error: other }] = await Promise.all([
        communications.length > 0
          ? client
              .mutation(DeleteFiledCommunicationsDocument, {
                input: communications.map(({ id }) => ({ id })),
              })
              .toPromise()
          : { error: undefined },
        indigenousLogs.length > 0
          ? client.mutation(DeleteFiledLogsDocument, { ids: indigenousLogs.map(({ id }) => id) }).toPromise()
          : { error: undefined },
      ]);
      const failed = error ?? other;
      if (failed) throw new Error(errorMessage(failed));
    },
    [client],
  );
  return { file, takeBack };
}
