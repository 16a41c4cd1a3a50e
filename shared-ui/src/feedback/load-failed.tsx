import { Button } from '@mantine/core';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './screens.module.css';

interface LoadFailedProps {
  /** What happened and what to do. */
  readonly message: string;
  /** The same in technical words, for support. */
  readonly detail?: string | undefined;
  readonly onTryAgain?: () => void;
  readonly onClose?: () => void;
}

/** The screen of something that could not be loaded. */
export function LoadFailed({ message, detail, onTryAgain, onClose }: LoadFailedProps) {
  const { t } = useTexts('ui');
  return (
    <section className={classes.screen} role="alert">
      <h1 className={classes.title}>{t('loadFailed')}</h1>
      <p className={classes.text}>{message}</p>
      {detail && <p className={classes.detail}>{detail}</p>}
      <div className={classes.actions}>
        {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </section>
  );
}
