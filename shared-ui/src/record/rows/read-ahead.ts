import { createRequest } from '@urql/core';
import { limits } from 'shared-contracts/limits';
import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from 'urql';

/** Reads that began before their screen was there, by client and request. */
const ahead = new WeakMap<Client, Map<number, () => void>>();

/**
 * Starts reading a record while the code of its screen still loads. The read is kept, with any answer, until the screen
 * takes it over: otherwise a failed read would be sent again, as only records are cached.
 */
export function readAhead<TData, TVariables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  requestPolicy: RequestPolicy = 'cache-first',
): void {
  const request = createRequest(document, variables);
  const reads = ahead.get(client) ?? new Map<number, () => void>();
  ahead.set(client, reads);
  // React renders a screen again until its code has loaded.
  if (reads.has(request.key)) return;
  const { unsubscribe } = client.query(document, variables, { requestPolicy }).subscribe(() => {});
  // A screen that never appears leaves nothing here.
  const timer = setTimeout(() => end(reads, request.key), limits.remoteLoad);
  reads.set(request.key, () => {
    clearTimeout(timer);
    unsubscribe();
  });
}

function end(reads: Map<number, () => void> | undefined, key: number): void {
  reads?.get(key)?.();
  reads?.delete(key);
}

/** Lets a read go that a screen has taken over. */
export function endReadAhead<TData, TVariables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): void {
  const { key } = createRequest(document, variables);
  end(ahead.get(client), key);
}
