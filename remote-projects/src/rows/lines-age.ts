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
 * How a list is to be asked for now: of the API where it was not asked for two minutes, which counts as asked from then
 * on, else of what is kept.
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
