import { use } from 'react';
import type { GraphqlClient, GraphqlClientOptions } from 'shared-contracts/client';
import type { Provider } from 'urql';

/** The GraphQL client of all areas. */
export interface AreaGraphql extends GraphqlClient {
  readonly Provider: typeof Provider;
}

/** Fetches the GraphQL client. */
export interface GraphqlLoader {
  (): Promise<AreaGraphql>;
  /** The client once it is loaded. */
  readonly loaded?: AreaGraphql;
}

/** Fetches the GraphQL client's code and makes the one client, when an area first needs it. */
export function graphqlLoader(options: GraphqlClientOptions): GraphqlLoader {
  let loading: Promise<AreaGraphql> | undefined;
  const load: { (): Promise<AreaGraphql>; loaded?: AreaGraphql } = () => {
    loading ??= Promise.all([import('shared-contracts/client'), import('urql')]).then(
      ([{ createGraphqlClient }, { Provider }]) => {
        load.loaded = { ...createGraphqlClient(options), Provider };
        return load.loaded;
      },
    );
    // A failed load is not kept, so that the next call tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return load;
}

/**
 * The GraphQL client for a component, which suspends until it is loaded. A loaded client is returned without `use`:
 * React would suspend for any promise and show the fallback for 0.3 s.
 */
export const useGraphqlOf = (graphql: GraphqlLoader): AreaGraphql => graphql.loaded ?? use(graphql());
