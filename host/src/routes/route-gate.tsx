import { useParams } from 'react-router-dom';
import { type Gate, isRegistered, routeAccess } from 'shared-contracts';
import { passesGate } from 'shared-contracts/rights';
import { AccessDenied, useRecordAbsence, useSession, useTexts } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { AreaRoute } from '../area-screens/area-route.tsx';
import { type DeclaredRoute, isOfShell } from '../areas/declared.ts';
import { openPalette } from '../palette/palette-opened.ts';
import { ShellScreen } from './shell-screen.tsx';
import { UnknownAddress } from './unknown-address.tsx';
import { useWayBack } from './use-way-back.ts';

function Denied({ id, because }: { id: string; because: Gate | 'switchedOff' | undefined }) {
  const navigate = useNavigate();
  const { t } = useTexts('ui');
  useRecordAbsence(id, t('accessDenied'));
  const back = useWayBack();
  return (
    <AccessDenied because={because} onClose={() => navigate('/home')} onBack={back} onSearch={openPalette} />
  );
}

/** What a declared route shows to the person who is here. */
export function RouteGate({ route }: { route: DeclaredRoute }) {
  const { user, flags } = useSession();
  const { id } = useParams();
  if (!isRegistered(route, flags)) return <UnknownAddress because="switchedOff" />;
  const access = routeAccess(route, flags, user, id);
  if (access === 'signInNeeded') return null;
  if (access === 'accessDenied') {
    const isOn = route.flags.every((flag) => flags[flag]);
    // What a route asks for besides its gate has no words of its own.
    const missing = user && passesGate(route.gate, user, id) ? undefined : route.gate;
    return <Denied id={id ?? ''} because={isOn ? missing : 'switchedOff'} />;
  }
  return isOfShell(route) ? <ShellScreen name={route.name} /> : <AreaRoute name={route.area} route={route} />;
}
