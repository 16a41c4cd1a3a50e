import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isRegistered, routeAccess } from 'shared-contracts';
import { lazyPart, useSession } from 'shared-ui';
import { AreaRoute } from '../area-screens/area-route.tsx';
import { type DeclaredRoute, isOfShell } from '../areas/declared.ts';
import { deniedBecause } from '../areas/denied-because.ts';
import { ShellScreen } from './shell-screen.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** Seldom needed: the first visit does without it. */
const Denied = lazyPart(async () => (await import('./denied.tsx')).Denied);

/** What a declared route shows to the person who is here. */
export function RouteGate({ route }: { route: DeclaredRoute }) {
  const { user, flags } = useSession();
  const { id } = useParams();
  if (!isRegistered(route, flags)) return <UnknownAddress because="switchedOff" />;
  const access = routeAccess(route, flags, user, id);
  if (access === 'signInNeeded') return null;
  if (access === 'accessDenied')
    return (
      <Suspense fallback={null}>
        <Denied id={id ?? ''} because={deniedBecause(route, flags, user, id)} />
      </Suspense>
    );
  return isOfShell(route) ? <ShellScreen name={route.name} /> : <AreaRoute name={route.area} route={route} />;
}
