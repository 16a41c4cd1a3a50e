import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './loading-bar.module.css';

/** The shell's bar while content loads, 'Loading…'. */
export function LoadingBar() {
  const { t } = useTexts('ui');
  return (
    <div className={classes.loading} role="status">
      <div className={classes.bar} role="progressbar" aria-label={t('loading')} />
      <span>{t('loading')}</span>
    </div>
  );
}
