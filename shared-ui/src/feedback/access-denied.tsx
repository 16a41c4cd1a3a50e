import type { Gate } from 'shared-contracts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useSession } from '../session/session.tsx';
import { LoadFailed } from './load-failed.tsx';

interface AccessDeniedProps {
  /** The gate that the person does not pass, or that the feature is switched off for them. */
  readonly because?: Gate | 'switchedOff' | undefined;
  /** Goes to the start. */
  readonly onClose: () => void;
  /** Goes to where the person was before. */
  readonly onBack?: (() => void) | undefined;
  /** Looks for something else: the second way on where there is none back. */
  readonly onSearch?: (() => void) | undefined;
}

/**
 * The screen for people whom a gate denies access (000 §2): the words of the specification, followed by the missing
 * right.
 */
export function AccessDenied({ because, onClose, onBack, onSearch }: AccessDeniedProps) {
  const { t } = useTexts('ui');
  const { user } = useSession();
  return (
    <LoadFailed
      message={t('accessDenied')}
      detail={`${t(`denied.${because ?? 'other'}`)} ${t(user?.isSystemAdministrator ? 'denied.own' : 'denied.ask')}`}
      onClose={onClose}
      onBack={onBack}
      onSearch={onBack ? undefined : onSearch}
    />
  );
}
