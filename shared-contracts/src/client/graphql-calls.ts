import { type Exchange, mapExchange } from '@urql/core';
import { makeStore } from '../changes/index.ts';

/** A GraphQL call, as the Dev panel shows it. */
export interface GraphqlCall {
  readonly key: number;
  readonly name: string;
  readonly kind: string;
  readonly variables: unknown;
  /** Undefined while the call is running. */
  readonly milliseconds: number | undefined;
  readonly error: string | undefined;
}

/** The number of calls that are kept. */
const kept = 50;

const calls = makeStore<readonly GraphqlCall[]>([]);
let count = 0;

const set = (next: readonly GraphqlCall[]): void => calls.set(next.slice(0, kept));

/** The last calls, the newest first; the same array until there is another call. Empty in production builds. */
export const getGraphqlCalls = calls.get;

/** Notifies a listener of each call, until the returned function is called. */
export const subscribeToGraphqlCalls = calls.subscribe;

/** Records the start of a call; the returned function records its end. */
export function noteGraphqlCall(kind: string, name: string, variables: unknown): (error?: string) => void {
  count += 1;
  const key = count;
  const began = performance.now();
  set([{ key, name, kind, variables, milliseconds: undefined, error: undefined }, ...calls.get()]);
  return (error) =>
    set(
      calls
        .get()
        .map((call) =>
          call.key === key ? { ...call, milliseconds: performance.now() - began, error } : call,
        ),
    );
}

/** Records every operation that is sent to the API. */
export function callsExchange(): Exchange {
  const open = new Map<number, (error?: string) => void>();
  return mapExchange({
    onOperation: (operation) => {
      if (operation.kind === 'teardown') return;
      const definition = operation.query.definitions.find(({ kind }) => kind === 'OperationDefinition');
      const name = definition && 'name' in definition ? definition.name?.value : undefined;
      open.set(operation.key, noteGraphqlCall(operation.kind, name ?? '', operation.variables));
    },
    onResult: ({ operation, error }) => {
      open.get(operation.key)?.(error?.message);
      open.delete(operation.key);
    },
  });
}
