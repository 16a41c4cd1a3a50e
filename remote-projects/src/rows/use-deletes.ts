import { useCallback } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { DeleteDocument } from 'shared-ui/record';
import { useClient } from 'urql';

/** Deletes by a mutation that takes ids; rejects with the server's sentence. */
export function useDeletes(document: DeleteDocument): (ids: readonly string[]) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (ids) => {
      const { error } = await client.mutation(document, { ids: [...ids] }).toPromise();
      if (error) throw new Error(errorMessage(error));
    },
    [client, document],
  );
}
