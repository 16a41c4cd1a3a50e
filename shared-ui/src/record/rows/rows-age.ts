import { useCallback, useEffect, useMemo } from 'react';
import {
  type AnyVariables,
  type Client,
  createRequest,
  type RequestPolicy,
  type TypedDocumentNode,
  useClient,
} from 'urql';

/** How long a list of rows is taken for current, in milliseconds (002 §9, decision 69). */
const staleAfter = 120_000;

/** When each list was last asked of the API, in milliseconds since 1970: also while its tab is closed. */
const requestTimes = new WeakMap<Client, Map<number, number>>();

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
  const times = requestTimes.get(client) ?? new Map<number, number>();
  requestTimes.set(client, times);
  const now = Date.now();
  if (now - (times.get(key) ?? Number.NEGATIVE_INFINITY) < staleAfter) return 'cache-first';
  times.set(key, now);
  return 'cache-and-network';
}

interface AgedRows<TData, TVariables> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** The same object as long as nothing changes. */
  readonly variables: TVariables;
  /** Rows of a record that was never saved, which nobody else has. */
  readonly isNew: boolean;
}

/**
 * Other people work on the rows of a record too: a list that was read more than two minutes ago is read again when its
 * tab is opened, and while it is open and somebody looks at it. Returns the policy of its first request, and that of
 * a later one.
 */
export function useRowsAge<TData, TVariables extends AnyVariables>({
  document: rows,
  variables,
  isNew,
}: AgedRows<TData, TVariables>) {
  const client = useClient();
  const byAge = useCallback(() => policyByAge(client, rows, variables), [client, rows, variables]);
  return {
    requestPolicy: useMemo((): RequestPolicy => (isNew ? 'cache-first' : byAge()), [isNew, byAge]),
    byAge,
  };
}

/** Reads a list that stays open again, by its age, while somebody looks at it. */
export function useRowsReadAgain(
  isNew: boolean,
  byAge: () => RequestPolicy,
  ask: (options: { readonly requestPolicy: RequestPolicy }) => void,
): void {
  useEffect(() => {
    if (isNew) return;
    const look = () => {
      const policy = document.visibilityState === 'visible' ? byAge() : 'cache-first';
      if (policy !== 'cache-first') ask({ requestPolicy: policy });
    };
    const timer = setInterval(look, staleAfter);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask, byAge, isNew]);
}
