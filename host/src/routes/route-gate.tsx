import { useNavigate, useParams } from 'react-router-dom';
import { isRegistered, type RouteEntry, routeAccess } from 'shared-contracts';
import { AccessDenied, useSession } from 'shared-ui';
import { AreaRoute } from '../remotes/area-route.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { ShellScreen } from './shell-screen.tsx';

/** What stands at one route of the table for the person who is here. */
export function RouteGate({ route }: { route: RouteEntry }) {
  const { user, flags } = useSession();
  const { id } = useParams();
  const navigate = useNavigate();
  if (!isRegistered(route, flags)) return <StartScreen />;
  const access = routeAccess(route, flags, user, id);
  if (access === 'signInNeeded') return null;
  if (access === 'accessDenied') return <AccessDenied onClose={() => navigate('/home')} />;
  return route.area === 'shell' ? (
    <ShellScreen name={route.name} />
  ) : (
    <AreaRoute name={route.area} route={route.name} />
  );
}
