import type { ComponentType } from 'react';
import { NoticeBar, useSession, useTexts } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { StartScreen } from '../start/start-screen.tsx';
import classes from './unknown-address.module.css';

/** The start screen, at every address that nothing else stands at; where that is not its own, it says so. */
export function UnknownAddress({ start: Start = StartScreen }: { readonly start?: ComponentType }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { t } = useTexts('host');
  const { user } = useSession();
  // Nobody who still has to sign in is told what stands where: the address may be a record's.
  if (pathname === '/home' || !user) return <Start />;
  return (
    <div className={classes['unknown']}>
      <NoticeBar
        message={t('unknownAddress.text', { address: pathname })}
        action={t('unknownAddress.toStart')}
        onAction={() => void navigate('/home', { replace: true })}
      />
      <Start />
    </div>
  );
}
