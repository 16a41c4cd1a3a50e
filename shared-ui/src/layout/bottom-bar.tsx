import { IconChecklist, IconHome, IconPlus, IconSearch, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { Link } from '../router/links.ts';
import classes from './bottom-bar.module.css';
import { OnDemand } from './on-demand.tsx';

const BottomBarMenu = lazyPart(async () => (await import('./bottom-bar-menu.tsx')).BottomBarMenu);

const icons = { home: IconHome, search: IconSearch, tasks: IconChecklist, new: IconPlus } satisfies Record<
  string,
  TablerIcon
>;

/** A place or an action at the lower edge of a phone. */
export interface BottomBarItem {
  readonly icon: keyof typeof icons;
  readonly label: string;
  /** Where it leads, */
  readonly to?: Address;
  /** or what it does, */
  readonly onPress?: () => void;
  /** or the addresses that it offers. */
  readonly choices?: readonly { readonly label: string; readonly to: Address }[];
}

interface BottomBarProps {
  readonly items: readonly BottomBarItem[];
  /** The place that the address belongs to. */
  readonly place: string;
}

function Face({ icon, label }: Pick<BottomBarItem, 'icon' | 'label'>): ReactNode {
  const Icon = icons[icon];
  return (
    <>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </>
  );
}

function Choices({ icon, label, choices = [] }: BottomBarItem) {
  const [isOpen, setOpen] = useState(false);
  const face = {
    type: 'button',
    className: classes['item'],
    'aria-haspopup': 'menu',
    children: <Face icon={icon} label={label} />,
  } as const;
  const closed = <button {...face} aria-expanded={false} onClick={() => setOpen(true)} />;
  return (
    <OnDemand target={closed} isOpen={isOpen}>
      <BottomBarMenu target={<button {...face} />} onClose={() => setOpen(false)} choices={choices} />
    </OnDemand>
  );
}

/** The bar at the lower edge of every screen on a phone; wider windows have the navigation. */
export function BottomBar({ items, place }: BottomBarProps): ReactNode {
  const { t } = useTexts('ui');
  return (
    <nav className={classes['bar']} aria-label={t('frame.bottomBar')}>
      {items.map((item) => {
        const { icon, label, to, onPress, choices } = item;
        if (to !== undefined) {
          return (
            <Link
              key={icon}
              to={to}
              className={classes['item']}
              aria-current={to === place ? 'page' : undefined}
            >
              <Face icon={icon} label={label} />
            </Link>
          );
        }
        if (choices) return <Choices key={icon} {...item} />;
        return (
          <button key={icon} type="button" className={classes['item']} onClick={onPress}>
            <Face icon={icon} label={label} />
          </button>
        );
      })}
    </nav>
  );
}
