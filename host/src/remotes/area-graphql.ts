import type { GraphqlClient, GraphqlClientOptions } from 'shared-contracts/client';
import type { Provider } from 'urql';

/** What areas ask the API with. */
export interface AreaGraphql extends GraphqlClient {
  readonly Provider: typeof Provider;
}

/** Fetches the GraphQL client's code and makes the one client, when an area first needs it. */
export function graphqlLoader(options: GraphqlClientOptions): () => Promise<AreaGraphql> {
  let loaded: Promise<AreaGraphql> | undefined;
  return () => {
    loaded ??= Promise.all([import('shared-contracts/client'), import('urql')]).then(
      ([{ createGraphqlClient }, { Provider }]) => ({ ...createGraphqlClient(options), Provider }),
    );
    // A failure is not kept: the next try asks again.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}
