import { use } from 'react';
import type { GraphqlClient, GraphqlClientOptions } from 'shared-contracts/client';
import type { Provider } from 'urql';

/** What areas ask the API with. */
export interface AreaGraphql extends GraphqlClient {
  readonly Provider: typeof Provider;
}

/** Fetches what areas ask with. */
export interface GraphqlLoader {
  (): Promise<AreaGraphql>;
  /** The same once it is there. */
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
    // A failure is not kept: the next try asks again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return load;
}

/**
 * What areas ask with, for a component, which waits where it is not there yet. React takes any promise for one to wait
 * for, shows what stands in the screen's place, and leaves it there for 0.3 s: a client that is there is not waited for.
 */
export const useGraphqlOf = (graphql: GraphqlLoader): AreaGraphql => graphql.loaded ?? use(graphql());
