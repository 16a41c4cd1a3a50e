import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isRegistered, routeAccess } from 'shared-contracts';
import { passesGate } from 'shared-contracts/rights';
import { lazyPart, useSession } from 'shared-ui';
import { AreaRoute } from '../area-screens/area-route.tsx';
import { type DeclaredRoute, isOfShell } from '../areas/declared.ts';
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
  if (access === 'accessDenied') {
    const isOn = route.flags.every((flag) => flags[flag]);
    // Only the gate has a message of its own; what else a route requires has none.
    const missing = user && passesGate(route.gate, user, id) ? undefined : route.gate;
    return (
      <Suspense fallback={null}>
        <Denied id={id ?? ''} because={isOn ? missing : 'switchedOff'} />
      </Suspense>
    );
  }
  return isOfShell(route) ? <ShellScreen name={route.name} /> : <AreaRoute name={route.area} route={route} />;
}
