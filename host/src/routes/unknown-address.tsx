import { type ComponentType, Suspense } from 'react';
import { lazyPart, useSession } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { StartScreen } from '../start/start-screen.tsx';
import classes from './unknown-address.module.css';

/** Seldom needed: the first visit does without it. */
const UnknownNotice = lazyPart(async () => (await import('./unknown-notice.tsx')).UnknownNotice);

interface UnknownAddressProps {
  /** Why the address shows the start screen: nothing is there, or the area is switched off for this person. */
  readonly because?: 'nothing' | 'switchedOff';
  readonly start?: ComponentType;
}

/** The start screen at any address without a screen of its own, with a notice of the reason. */
export function UnknownAddress({ because = 'nothing', start: Start = StartScreen }: UnknownAddressProps) {
  const { pathname } = useLocation();
  const { user } = useSession();
  // Somebody who is not signed in must not learn whether something is at an address: it may be a record's.
  if (pathname === '/home' || !user) return <Start />;
  return (
    <div className={classes['unknown']}>
      <Suspense fallback={null}>
        <UnknownNotice because={because} user={user} />
      </Suspense>
      <Start />
    </div>
  );
}
