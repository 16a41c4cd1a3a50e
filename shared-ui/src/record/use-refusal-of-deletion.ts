import { useEffect, useState } from 'react';
import { type Client, type TypedDocumentNode, useClient } from 'urql';
import { RefusalOfDeletionDocument } from '../generated/operations.ts';

/** A mutation that deletes records; its field can have any name. */
export type Deletion = Pick<TypedDocumentNode, 'definitions'>;

/** The mutation of a document that deletes, and its arguments besides the ids. */
function deletionOf({ definitions }: Deletion) {
  const fields = definitions.flatMap((one) =>
    'selectionSet' in one ? (one.selectionSet?.selections ?? []) : [],
  );
  for (const field of fields) {
    if (!('name' in field) || !('arguments' in field)) continue;
    const allowsPending = field.arguments?.some(({ name }) => name.value === 'allowDeletePendingTimesheets');
    return { deletion: field.name.value, ...(allowsPending ? { allowDeletePendingTimesheets: true } : {}) };
  }
  return undefined;
}

async function ask(client: Client, document: Deletion, ids: readonly string[]) {
  const deletion = deletionOf(document);
  if (!deletion) return undefined;
  const { data } = await client
    .query(RefusalOfDeletionDocument, { ...deletion, ids: [...ids] }, { requestPolicy: 'network-only' })
    .toPromise();
  return data?.refusal ?? undefined;
}

/**
 * Why the server would refuse to delete records, requested when the question opens, so that the person does not confirm
 * something that will fail; undefined until it is known and if nothing prevents it. The mutation still makes its own
 * check.
 */
export function useRefusalOfDeletion(
  document: Deletion | undefined,
  ids: readonly string[],
  isNeeded = true,
): string | undefined {
  const client = useClient();
  const idsJson = isNeeded ? JSON.stringify(ids) : undefined;
  const [known, setKnown] = useState<{ readonly of: string; readonly refusal: string | undefined }>();
  useEffect(() => {
    if (!document || idsJson === undefined) return;
    let isOver = false;
    void ask(client, document, JSON.parse(idsJson)).then((refusal) => {
      if (!isOver) setKnown({ of: idsJson, refusal });
    });
    return () => {
      isOver = true;
      setKnown(undefined);
    };
  }, [client, document, idsJson]);
  return known !== undefined && known.of === idsJson ? known.refusal : undefined;
}
