import { useCallback } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { DeleteDocument } from 'shared-ui/record';
import { type AnyVariables, type TypedDocumentNode, useClient } from 'urql';

/**
 * How saved rows of a tab are deleted, once the person has confirmed it: by a mutation that takes their ids, after
 * which the tab's list is read anew. Rejects with the server's sentence.
 */
export function useRowDeletes<TVariables extends AnyVariables>(
  document: DeleteDocument,
  list: TypedDocumentNode<unknown, TVariables>,
  variables: TVariables,
): (ids: readonly string[]) => Promise<void> {
  const client = useClient();
  const key = JSON.stringify(variables);
  return useCallback(
    async (ids) => {
      const { error } = await client.mutation(document, { ids: [...ids] }).toPromise();
      if (error) throw new Error(errorMessage(error));
      await client.query(list, JSON.parse(key) as TVariables, { requestPolicy: 'network-only' }).toPromise();
    },
    [client, document, list, key],
  );
}
