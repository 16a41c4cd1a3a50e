import { useCallback } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { useClient } from 'urql';
import {
  DeleteFiledCommunicationsDocument,
  DeleteFiledLogsDocument,
  FileContactsDocument,
} from '../../generated/operations.ts';
import type { FiledContacts } from './step-input.ts';

/**
 * Writes contacts of a project's recipients together, all or none, and removes new ones again. Both reject with the
 * server's sentence.
 */
export function useFileContacts(projectId: string) {
  const client = useClient();
  const file = useCallback(
    async ({ communications, indigenousLogs }: FiledContacts) => {
      const input = {
        id: projectId,
        saveId: crypto.randomUUID(),
        communications: [...communications],
        indigenousLogs: [...indigenousLogs],
      };
      const { error } = await client.mutation(FileContactsDocument, { input }).toPromise();
      if (!error) return;
      const [fault] = errorExtensions(error)?.fields ?? [];
      throw new Error(fault?.message ?? errorMessage(error));
    },
    [client, projectId],
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
