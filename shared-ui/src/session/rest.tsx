import { createContext, type ReactNode, useContext } from 'react';
import type { RestClient } from 'shared-contracts/rest-client';

const RestContext = createContext<RestClient | null>(null);

/** Gives all below the way to the REST calls. */
export function RestProvider({ rest, children }: { rest: RestClient; children: ReactNode }) {
  return <RestContext value={rest}>{children}</RestContext>;
}

/** The REST calls of the API; only below RestProvider. */
export function useRest(): RestClient {
  const rest = useContext(RestContext);
  if (!rest) throw new Error('useRest needs a RestProvider above it.');
  return rest;
}
