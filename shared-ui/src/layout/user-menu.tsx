import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useSession } from '../session/session.tsx';
import { OnDemand } from './on-demand.tsx';
import classes from './user-menu.module.css';

const UserMenuList = lazyPart(async () => (await import('./user-menu-list.tsx')).UserMenuList);

/** The signed-in person, their appearance and language settings, and Sign out. */
export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTexts('ui');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  const face = {
    type: 'button',
    className: classes['target'],
    title: t('user.menu', { name: user.userName }),
    'aria-haspopup': 'menu',
    children: (
      <>
        <span className={classes['name']}>{user.fullName || user.userName}</span>
        <span className={classes['company']}>{user.companyName}</span>
        <IconChevronDown size={14} aria-hidden />
      </>
    ),
  } as const;
  const closed = <button {...face} aria-expanded={false} onClick={() => setOpen(true)} />;
  return (
    <OnDemand target={closed} isOpen={isOpen}>
      <UserMenuList target={<button {...face} />} onClose={() => setOpen(false)} onSignOut={onSignOut} />
    </OnDemand>
  );
}
