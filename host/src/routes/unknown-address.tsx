import type { ComponentType } from 'react';
import { NoticeBar, useSession, useTexts } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { StartScreen } from '../start/start-screen.tsx';
import classes from './unknown-address.module.css';

interface UnknownAddressProps {
  /** Why the address shows the start screen: nothing is there, or the area is switched off for this person. */
  readonly because?: 'nothing' | 'switchedOff';
  readonly start?: ComponentType;
}

/** The start screen at any address without a screen of its own, with a notice of the reason. */
export function UnknownAddress({ because = 'nothing', start: Start = StartScreen }: UnknownAddressProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { t } = useTexts('host');
  const { user } = useSession();
  // A person who is not signed in is not shown what is at an address, as it may be a record's.
  if (pathname === '/home' || !user) return <Start />;
  const isOwnSwitch = because === 'switchedOff' && user.isSystemAdministrator;
  return (
    <div className={classes['unknown']}>
      <NoticeBar
        message={t(`unknownAddress.${isOwnSwitch ? 'ownSwitch' : because}`, { address: pathname })}
        action={t(isOwnSwitch ? 'unknownAddress.toRollout' : 'unknownAddress.toStart')}
        onAction={() => void navigate(isOwnSwitch ? '/rollout' : '/home', { replace: true })}
      />
      <Start />
    </div>
  );
}
