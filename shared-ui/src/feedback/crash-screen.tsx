import { Button } from '@mantine/core';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './screens.module.css';

interface CrashScreenProps {
  readonly error: Error;
  /** Development shows the stack, production the way back (000 §8). */
  readonly isDevelopment?: boolean;
}

/** The screen in place of one that crashed. */
export function CrashScreen({
  error,
  isDevelopment = process.env.NODE_ENV !== 'production',
}: CrashScreenProps) {
  const { t } = useTexts('ui');
  return (
    <section className={classes.screen} role="alert">
      <h1 className={classes.title}>{t('crash.title')}</h1>
      <p className={classes.text}>{t('crash.subtitle')}</p>
      {isDevelopment ? (
        <pre className={classes.stack}>{error.stack ?? error.message}</pre>
      ) : (
        <>
          <p className={classes.text}>{t('crash.steps')}</p>
          <ol className={classes.steps}>
            <li>{t('crash.refresh')}</li>
            <li>{t('crash.restart')}</li>
          </ol>
          <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        </>
      )}
    </section>
  );
}
