import { useCallback } from 'react';
import type { DeleteDocument } from 'shared-ui/record';
import { type AnyVariables, type TypedDocumentNode, useClient } from 'urql';
import { useDeletes } from './use-deletes.ts';

/**
 * How saved rows of a tab are deleted, once the person has confirmed it: by a mutation that takes their ids, after
 * which the tab's list is read again. Rejects with the server's sentence.
 */
export function useRowDeletes<TVariables extends AnyVariables>(
  document: DeleteDocument,
  list: TypedDocumentNode<unknown, TVariables>,
  variables: TVariables,
): (ids: readonly string[]) => Promise<void> {
  const client = useClient();
  const remove = useDeletes(document);
  const key = JSON.stringify(variables);
  return useCallback(
    async (ids) => {
      try {
        await remove(ids);
      } finally {
        // Also after a refusal: what somebody else deleted meanwhile leaves the list.
        await client
          .query(list, JSON.parse(key) as TVariables, { requestPolicy: 'network-only' })
          .toPromise();
      }
    },
    [client, remove, list, key],
  );
}
