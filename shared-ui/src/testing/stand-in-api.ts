import type { StaleReads } from 'shared-contracts/area';
import { createGraphqlClient } from 'shared-contracts/client';

/** The variables of an operation. */
export type Variables = Readonly<Record<string, unknown>>;

/** The API's answer to an operation. */
export type Answer = { readonly data: unknown } | { readonly errors: readonly object[] };

/** Answers of operations by their name. */
export type Answers = Readonly<Record<string, (variables: Variables) => Answer>>;

/** The API's answer where it refuses something. */
export const refusals = (...messages: readonly string[]): Answer => ({
  errors: messages.map((message) => ({ message, extensions: { code: 'BAD_INPUT' } })),
});

/**
 * An API that answers from a test's answers, and refuses everything else; records the requests. Its client is not
 * shared: requests of a screen that is being left never reach the next test.
 */
export function standInApi(answers: Answers, stale?: StaleReads) {
  const requests: { readonly operation: string; readonly variables: Variables }[] = [];
  const { client, learn } = createGraphqlClient({
    url: 'http://localhost/api/graphql',
    signIn: async () => {},
    fetch: async (_address, request) => {
      const { operationName, variables } = JSON.parse(String(request?.body));
      requests.push({ operation: operationName, variables });
      return Response.json(
        answers[operationName]?.(variables) ?? refusals(`${operationName} is not answered here.`),
      );
    },
  });
  if (stale) learn(stale);
  const variablesOf = (operation: string) =>
    requests.filter((one) => one.operation === operation).map(({ variables }) => variables);
  return { client, requests, variablesOf };
}
