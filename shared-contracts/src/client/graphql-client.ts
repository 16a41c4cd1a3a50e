import { Client, type CombinedError, fetchExchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { persistedExchange } from '@urql/exchange-persisted';
import { rightwayCache } from './cache.ts';
import { callsExchange } from './graphql-calls.ts';

export interface GraphqlClientOptions {
  /** Address of the one GraphQL endpoint. */
  readonly url: string;
  /** Shows the login form; resolves when the person has signed in, and the refused request is sent again. */
  readonly signIn: () => Promise<void>;
}

/** Whether a request was refused because nobody is signed in. */
export function isUnauthenticated(error: CombinedError): boolean {
  return error.graphQLErrors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

/** The suite's one client, made by the shell. A request refused with 'not signed in' waits and goes on. */
export function createGraphqlClient({ url, signIn }: GraphqlClientOptions): Client {
  return new Client({
    url,
    preferGetMethod: false,
    fetchOptions: { credentials: 'same-origin', headers: { accept: 'application/json' } },
    exchanges: [
      rightwayCache(),
      authExchange(async () => ({
        addAuthToOperation: (operation) => operation,
        didAuthError: isUnauthenticated,
        refreshAuth: signIn,
      })),
      // Sends an operation's hash; its text only where a server asks for it, which one in production does not.
      persistedExchange({ enableForMutation: true, preferGetForPersistedQueries: false }),
      ...(process.env.NODE_ENV === 'development' ? [callsExchange()] : []),
      fetchExchange,
    ],
  });
}
