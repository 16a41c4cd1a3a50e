import { errorMessage } from 'shared-contracts/client';
import type { Client, TypedDocumentNode } from 'urql';

/** Rows that are read in one request. */
const page = 100;

interface Selected<TRow> {
  readonly rows: { readonly nodes: readonly TRow[] };
}

/**
 * Reads the selected rows of a list as they are now, in the order of the selection. Rows that were deleted meanwhile, or
 * that the person may not see, are left out. Rejects with an Error whose message is shown.
 */
export async function readSelected<TRow extends { readonly id: string }>(
  client: Client,
  document: TypedDocumentNode<Selected<TRow>, { ids: string[]; first: number }>,
  ids: readonly string[],
): Promise<readonly TRow[]> {
  const found = new Map<string, TRow>();
  for (let at = 0; at < ids.length; at += page) {
    const pageIds = ids.slice(at, at + page);
    const { data, error } = await client
      .query(document, { ids: pageIds, first: pageIds.length }, { requestPolicy: 'network-only' })
      .toPromise();
    if (error || !data) throw new Error(errorMessage(error));
    for (const row of data.rows.nodes) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
