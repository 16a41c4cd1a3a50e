import { useNavigate, useParams } from 'react-router-dom';
import { isRegistered, routeAccess } from 'shared-contracts';
import { AccessDenied, useRecordAbsence, useSession, useTexts } from 'shared-ui';
import type { DeclaredRoute } from '../areas/declared.ts';
import { AreaRoute } from '../remotes/area-route.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { ShellScreen } from './shell-screen.tsx';

function Denied({ id }: { id: string }) {
  const navigate = useNavigate();
  const { t } = useTexts('ui');
  useRecordAbsence(id, t('breadcrumb.missing'));
  return <AccessDenied onClose={() => navigate('/home')} />;
}

/** What stands at a declared route for the person who is here. */
export function RouteGate({ route }: { route: DeclaredRoute }) {
  const { user, flags } = useSession();
  const { id } = useParams();
  if (!isRegistered(route, flags)) return <StartScreen />;
  const access = routeAccess(route, flags, user, id);
  if (access === 'signInNeeded') return null;
  if (access === 'accessDenied') return <Denied id={id ?? ''} />;
  return route.area === 'shell' ? (
    <ShellScreen name={route.name} />
  ) : (
    <AreaRoute name={route.area} route={route} />
  );
}
