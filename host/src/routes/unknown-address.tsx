import { useLocation, useNavigate } from 'react-router-dom';
import { NoticeBar, useTexts } from 'shared-ui';
import { StartScreen } from '../start/start-screen.tsx';
import classes from './unknown-address.module.css';

/** The start screen, at every address that nothing else stands at; where that is not its own, it says so. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { t } = useTexts('host');
  if (pathname === '/home') return <StartScreen />;
  return (
    <div className={classes['unknown']}>
      <NoticeBar
        message={t('unknownAddress.text', { address: pathname })}
        action={t('unknownAddress.toStart')}
        onAction={() => void navigate('/home', { replace: true })}
      />
      <StartScreen />
    </div>
  );
}
