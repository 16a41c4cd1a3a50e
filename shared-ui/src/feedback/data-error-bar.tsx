import { useTexts } from '../i18n/i18n-provider.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { useRetryOnceBack } from './use-retry-once-back.ts';

interface DataErrorBarProps {
  /** The name of what could not be read; '' where it has none yet. */
  readonly what: string;
  /** The reason as a sentence; undefined where there is none. */
  readonly message: string | undefined;
  readonly onTryAgain: () => void;
}

/**
 * The message where data could not be read: its name, the reason or 'Unknown error', and what to do, with 'Try
 * Again'. Where the server was only away for a moment, it is tried again without a click.
 */
export function DataErrorBar({ what, message, onTryAgain }: DataErrorBarProps) {
  const { t } = useTexts('ui');
  useRetryOnceBack(message, onTryAgain);
  const unknown = t('unknownError');
  // The API itself gives no details of its own faults.
  const isUnknown = !message || message === unknown;
  return (
    <NoticeBar
      kind="error"
      message={
        <>
          <b>{what ? t('unread.what', { what }) : t('unread.any')}</b> <span>{message || unknown}</span>
          {isUnknown && <span>{t('unread.advice')}</span>}
        </>
      }
      action={t('tryAgain')}
      onAction={onTryAgain}
    />
  );
}
