import type { CurrentUser } from 'shared-contracts';
import { NoticeBar } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { texts } from '../generated/texts/unknown-address.ts';
import { useOwnTexts } from '../services/use-own-texts.ts';

interface UnknownNoticeProps {
  readonly because: 'nothing' | 'switchedOff';
  readonly user: CurrentUser;
}

/** Why an address shows the start screen. */
export function UnknownNotice({ because, user }: UnknownNoticeProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ownTexts = useOwnTexts('unknown-address', texts);
  if (!ownTexts) return null;
  const { t } = ownTexts;
  const isOwnSwitch = because === 'switchedOff' && user.isSystemAdministrator;
  return (
    <NoticeBar
      message={t(isOwnSwitch ? 'ownSwitch' : because, { address: pathname })}
      action={t(isOwnSwitch ? 'toRollout' : 'toStart')}
      onAction={() => void navigate(isOwnSwitch ? '/rollout' : '/home', { replace: true })}
    />
  );
}
