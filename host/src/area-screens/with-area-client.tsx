import { type ReactNode, Suspense } from 'react';
import { useGraphqlOf } from '../remotes/area-graphql.ts';
import { useServices } from '../services/services.tsx';

function Provided({ children }: { children: ReactNode }) {
  const { client, Provider } = useGraphqlOf(useServices().graphql);
  return <Provider value={client}>{children}</Provider>;
}

/** Gives the one GraphQL client to a part of an area in a screen of the shell. */
export const WithAreaClient = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Provided>{children}</Provided>
  </Suspense>
);
