import { useTexts } from '../i18n/i18n-provider.tsx';
import { NoticeBar } from './notice-bar.tsx';

interface DataErrorBarProps {
  /** What could not be read, as it is called where it would stand; '' where it has no name yet. */
  readonly what: string;
  /** Why, in a sentence; none where nobody said anything. */
  readonly message: string | undefined;
  readonly onTryAgain: () => void;
}

/** What is said where data could not be read: what it was, the message or 'Unknown error', and what to do, with 'Try Again'. */
export function DataErrorBar({ what, message, onTryAgain }: DataErrorBarProps) {
  const { t } = useTexts('ui');
  const unknown = t('unknownError');
  // The API itself says no more of a fault of its own.
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
