import { useTexts } from '../i18n/i18n-provider.tsx';
import { NoticeBar } from './notice-bar.tsx';

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
    <NoticeBar
      kind="error"
      message={message || t('unknownError')}
      action={t('tryAgain')}
      onAction={onTryAgain}
    />
  );
}
