import { Button } from '@mantine/core';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './data-error-bar.module.css';

/** What is said where data could not be read: the message or 'Unknown error', with 'Try Again'. */
export function DataErrorBar({
  message,
  onTryAgain,
}: {
  message: string | undefined;
  onTryAgain: () => void;
}) {
  const { t } = useTexts('ui');
  return (
    <div className={classes.bar} role="alert">
      <span className={classes.message}>{message || t('unknownError')}</span>
      <Button variant="default" size="compact-sm" onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
