import { type ReactNode, Suspense, use } from 'react';
import { useServices } from '../services/services.tsx';

function Provided({ children }: { children: ReactNode }) {
  const { client, Provider } = use(useServices().graphql());
  return <Provider value={client}>{children}</Provider>;
}

/** Gives a part of an area that stands in a screen of the shell the one GraphQL client. */
export const WithAreaClient = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Provided>{children}</Provided>
  </Suspense>
);
