import { useTexts } from '../i18n/i18n-provider.tsx';
import { LoadFailed } from './load-failed.tsx';

/** What a gate shows to those it keeps out (000 §2). */
export function AccessDenied({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('ui');
  return <LoadFailed message={t('accessDenied')} onClose={onClose} />;
}
