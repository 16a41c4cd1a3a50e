import {
  type AnyVariables,
  type Client,
  createRequest,
  type RequestPolicy,
  type TypedDocumentNode,
} from 'urql';

/** How long a list of rows is taken for current, in milliseconds (002 §9, decision 69). */
export const staleAfter = 120_000;

/** When each list was last asked of the API, in milliseconds since 1970: also while its tab is closed. */
const askedAt = new WeakMap<Client, Map<number, number>>();

/**
 * How to request a list now: from the API if the last such request was more than two minutes ago, which then counts
 * from now, else from the cache.
 */
export function policyByAge<TData, TVariables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): RequestPolicy {
  const { key } = createRequest(document, variables);
  const asked = askedAt.get(client) ?? new Map<number, number>();
  askedAt.set(client, asked);
  const now = Date.now();
  if (now - (asked.get(key) ?? Number.NEGATIVE_INFINITY) < staleAfter) return 'cache-first';
  asked.set(key, now);
  return 'cache-and-network';
}
