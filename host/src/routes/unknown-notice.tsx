import type { CurrentUser } from 'shared-contracts';
import { NoticeBar, useTexts } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';

interface UnknownNoticeProps {
  readonly because: 'nothing' | 'switchedOff';
  readonly user: CurrentUser;
}

/** Why an address shows the start screen. */
export function UnknownNotice({ because, user }: UnknownNoticeProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { t } = useTexts('host');
  const isOwnSwitch = because === 'switchedOff' && user.isSystemAdministrator;
  return (
    <NoticeBar
      message={t(`unknownAddress.${isOwnSwitch ? 'ownSwitch' : because}`, { address: pathname })}
      action={t(isOwnSwitch ? 'unknownAddress.toRollout' : 'unknownAddress.toStart')}
      onAction={() => void navigate(isOwnSwitch ? '/rollout' : '/home', { replace: true })}
    />
  );
}
