import type { CurrentUser } from 'shared-contracts';
import { listAddress, NoticeBar } from 'shared-ui';
import { Navigate, useLocation, useNavigate } from 'shared-ui/router';
import type { DeclaredList } from '../areas/declared.ts';
import { texts } from '../generated/texts/unknown-address.ts';
import { useOfferedLists } from '../palette/use-screens.ts';
import { useOwnTexts } from '../services/use-own-texts.ts';

interface UnknownNoticeProps {
  readonly because: 'nothing' | 'switchedOff';
  readonly user: CurrentUser;
}

/** The list that somebody means who cuts a record's address short or types a list's name: `/invoices`. */
function useMeantList(pathname: string): string | undefined {
  const lists = useOfferedLists();
  const word = pathname.replace(/^\//, '').replace(/\/$/, '');
  const isOpenedBelow = ({ opens }: DeclaredList) => opens?.path.split('/:')[0] === word;
  return (lists.find(({ name }) => name === word) ?? lists.find(isOpenedBelow))?.name;
}

/** Why an address shows the start screen; an address that names a list opens it. */
export function UnknownNotice({ because, user }: UnknownNoticeProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ownTexts = useOwnTexts('unknown-address', texts);
  const list = useMeantList(pathname);
  if (because === 'nothing' && list !== undefined) return <Navigate to={listAddress(list)} replace />;
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
