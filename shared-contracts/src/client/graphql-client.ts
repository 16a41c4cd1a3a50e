import { Client, type CombinedError, fetchExchange, mapExchange, type Operation } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { persistedExchange } from '@urql/exchange-persisted';
import type { StaleReads } from '../area/stale-reads.ts';
import { fetchWithin, patience as usualPatience } from '../rest/patience.ts';
import { newTraceparent } from '../rest/traceparent.ts';
import { rightwayCache } from './cache.ts';
import { callsExchange } from './graphql-calls.ts';
import { noteMoved } from './moved-tasks.ts';
import { wordlessErrors } from './wordless-errors.ts';

export interface GraphqlClientOptions {
  /** Address of the one GraphQL endpoint. */
  readonly url: string;
  /** Shows the login form; resolves when the person has signed in, and the refused request is sent again. */
  readonly signIn: () => Promise<void>;
  /**
   * Called after each mutation that succeeded and that may have written records; `takeMoved` returns the tasks that it
   * moved.
   */
  readonly onWritten?: () => void;
  /** Sends requests instead of the page's own `fetch`. */
  readonly fetch?: typeof fetch;
  /** How long it waits for an answer, in milliseconds. */
  readonly patience?: number;
}

/** Whether a request was refused because nobody is signed in. */
export function isUnauthenticated(error: CombinedError): boolean {
  return error.graphQLErrors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

/** The client with which areas query the API, and to which they declare their operations first. */
export interface GraphqlClient {
  readonly client: Client;
  /** Tells the client's cache which data an area's operations change; must be called before the first of them. */
  readonly learn: (stale: StaleReads) => void;
}

/**
 * Mutations that write no record: one reports that a page is open, the other ends sessions, after which further
 * requests may be refused.
 */
const withoutRecords = ['notePresence', 'endUserSessions'];

/** Whether an operation may write records. */
const isWrite = ({ kind, query }: Operation): boolean =>
  kind === 'mutation' &&
  query.definitions.some(
    (part) =>
      'operation' in part &&
      part.selectionSet?.selections.some(
        (field) => 'name' in field && !withoutRecords.includes(field.name.value),
      ),
  );

/**
 * The suite's one client, made by the shell. A request that is refused because nobody is signed in waits for a sign-in
 * and is then repeated.
 */
export function createGraphqlClient({
  url,
  signIn,
  onWritten,
  fetch: send,
  patience = usualPatience,
}: GraphqlClientOptions): GraphqlClient {
  const cache = rightwayCache();
  const client = new Client({
    url,
    fetch: fetchWithin(patience, send),
    preferGetMethod: false,
    fetchOptions: () => ({
      credentials: 'same-origin',
      headers: { accept: 'application/json', traceparent: newTraceparent() },
    }),
    exchanges: [
      mapExchange({
        onResult: (result) => {
          if (!isWrite(result.operation) || result.error) return;
          noteMoved(result);
          onWritten?.();
        },
      }),
      cache.exchange,
      authExchange(async () => ({
        addAuthToOperation: (operation) => operation,
        didAuthError: isUnauthenticated,
        refreshAuth: signIn,
      })),
      // Sends the hash of an operation, and its text only if a server asks for it, which production servers do not.
      persistedExchange({ enableForMutation: true, preferGetForPersistedQueries: false }),
      ...(process.env.NODE_ENV === 'development' ? [callsExchange()] : []),
      wordlessErrors(),
      fetchExchange,
    ],
  });
  return { client, learn: cache.add };
}
