import { Button } from '@mantine/core';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { EmptyState } from './empty-state.tsx';
import { useRetryOnceBack } from './use-retry-once-back.ts';

interface LoadFailedProps {
  /** What happened and what to do. */
  readonly message: string;
  /** Further details, or the same in technical terms for support. */
  readonly detail?: string | undefined;
  readonly onTryAgain?: () => void;
  readonly onClose?: () => void;
  /** Goes to where the person was before. */
  readonly onBack?: (() => void) | undefined;
  /** Looks for something else. */
  readonly onSearch?: (() => void) | undefined;
}

/** The screen of something that could not be loaded; tried again by itself where the server was away for a moment. */
export function LoadFailed(props: LoadFailedProps) {
  const { message, detail, onTryAgain, onClose, onBack, onSearch } = props;
  const { t } = useTexts('ui');
  useRetryOnceBack(message, onTryAgain);
  return (
    <EmptyState
      title={t('loadFailed')}
      cause={message}
      detail={detail}
      ways={
        <>
          {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
          {onClose && (
            <Button variant={onTryAgain ? 'default' : 'filled'} onClick={onClose}>
              {t('close')}
            </Button>
          )}
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t('goBack')}
            </Button>
          )}
          {onSearch && (
            <Button variant="default" onClick={onSearch}>
              {t('search')}
            </Button>
          )}
        </>
      }
    />
  );
}
