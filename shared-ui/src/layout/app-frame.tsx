import { ActionIcon } from '@mantine/core';
import {
  IconBell,
  IconBuilding,
  IconChevronRight,
  IconCode,
  IconHome,
  IconList,
  IconMap2,
  IconMenu2,
  IconReceipt,
  IconRoute,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { Link, useLocation } from '../router/links.ts';
import classes from './app-frame.module.css';
import { Mark } from './mark.tsx';
import { OverlayPlace } from './overlay-place.tsx';
import { Toaster } from './toaster.tsx';

const icons: Readonly<Record<string, TablerIcon>> = {
  home: IconHome,
  inbox: IconBell,
  code: IconCode,
  route: IconRoute,
  map: IconMap2,
  users: IconUsers,
  receipt: IconReceipt,
  building: IconBuilding,
  list: IconList,
};

/** The icon of this name; that of a list for one from later than this frame. */
const iconOf = (name: string | undefined): TablerIcon | undefined =>
  name === undefined ? undefined : (icons[name] ?? IconList);

/** A place of the application, or a group of them. */
export interface NavigationItem {
  readonly label: string;
  /** `home`, `inbox`, `code`, `route`, `map`, `users`, `receipt`, `building` or `list`. */
  readonly icon?: string;
  readonly to?: Address;
  /** For a group its places; for a place those below it. */
  readonly children?: readonly NavigationItem[];
  /** How much there is to find there, in few characters; null while that is not known, so that its room is kept. */
  readonly count?: string | null;
  /** Whether the group opens only on request, or if it contains the current place. */
  readonly isFolded?: boolean;
}

interface AppFrameProps {
  readonly navigation: readonly NavigationItem[];
  /** The place of the navigation that the address belongs to, where it is not one of them itself. */
  readonly place?: string | undefined;
  /**
   * The navigation is a rail of icons, as in any low window: it opens over the page while somebody points at it, by its
   * button and by a press on a group.
   */
  readonly isFolded?: boolean;
  readonly userMenu: ReactNode;
  /** Shown at the lower edge of a phone. */
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

function NavigationLink({ item, here }: { item: NavigationItem; here: string }) {
  const Icon = iconOf(item.icon);
  return (
    <Link
      to={item.to ?? '/home'}
      className={classes.link}
      aria-current={item.to === here ? 'page' : undefined}
      viewTransition={false}
    >
      {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
      <span className={classes.linkText}>{item.label}</span>
      {item.count !== undefined && (
        <span className={classes.count} data-none={item.count === '0' || undefined}>
          {item.count}
        </span>
      )}
    </Link>
  );
}

/** A place of a group, with the places below it. */
function NavigationPlace({ item, here }: { item: NavigationItem; here: string }) {
  return (
    <li>
      <NavigationLink item={item} here={here} />
      {item.children && (
        <ul className={classes.below} aria-label={item.label}>
          {item.children.map((below) => (
            <li key={below.to}>
              <NavigationLink item={below} here={here} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const isWithin = (items: readonly NavigationItem[], here: string): boolean =>
  items.some(({ to, children = [] }) => to === here || isWithin(children, here));

/** A group is narrower than this, in CSS pixels, only in a rail of icons; it has no width without a layout. */
const railed = 48;

interface NavigationGroupProps {
  readonly item: NavigationItem;
  readonly here: string;
  /** Opens the navigation where it is a rail. */
  readonly onOpen: () => void;
}

function NavigationGroup({ item, here, onOpen }: NavigationGroupProps) {
  const Icon = iconOf(item.icon);
  const isHere = isWithin(item.children ?? [], here);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (isHere || !item.isFolded);
  return (
    <li className={classes.group}>
      <button
        type="button"
        className={classes.groupLabel}
        aria-expanded={isOpen}
        onClick={({ currentTarget: { offsetWidth } }) => {
          if (offsetWidth && offsetWidth < railed) onOpen();
          else setChosen(!isOpen);
        }}
      >
        {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
        <span>{item.label}</span>
        <IconChevronRight size={14} className={classes.groupMark} aria-hidden />
      </button>
      {isOpen && (
        <ul aria-label={item.label}>
          {item.children?.map((child) => (
            <NavigationPlace key={child.to} item={child} here={here} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Opens a folded navigation while the keyboard is in it. CSS alone would close it between two links, where the focus is
 * nowhere for a moment, and the second link could not take it.
 */
const openForKeys = ({ currentTarget, target }: FocusEvent) =>
  currentTarget.toggleAttribute('data-keys', target.matches(':focus-visible'));

const closeForKeys = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget as Node | null) || currentTarget.removeAttribute('data-keys');

/** The frame around every screen: top bar, navigation (hidden behind a button on small screens), content. */
export function AppFrame({ navigation, place, isFolded, userMenu, bottomBar, children }: AppFrameProps) {
  const { t } = useTexts('ui');
  const { pathname, search } = useLocation();
  // Opened at one address, it is closed at the next.
  const [openedAt, setOpenedAt] = useState<string>();
  const main = useRef<HTMLElement>(null);
  const places = useRef<HTMLElement>(null);
  const here = `${pathname}${search}`;
  const opened = openedAt === here;
  const open = () => setOpenedAt(here);
  const close = () => setOpenedAt(undefined);
  const current = place ?? here;
  useEffect(() => {
    // A long group may have its lit place out of sight.
    if (current)
      places.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <div
      className={classes.frame}
      data-navigation={opened ? 'open' : 'closed'}
      data-rail={isFolded ? '' : undefined}
    >
      <header className={classes.topbar}>
        <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
          {t('frame.skip')}
        </button>
        <ActionIcon
          className={classes.toggle}
          variant="transparent"
          aria-label={t(opened ? 'frame.closeNavigation' : 'frame.openNavigation')}
          aria-expanded={opened}
          onClick={opened ? close : open}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
        <Link to="/home" className={classes.mark}>
          <Mark size={22} />
          Rightway
        </Link>
        <div className={classes.user}>{userMenu}</div>
      </header>
      <nav
        ref={places}
        className={classes.navigation}
        aria-label={t('frame.navigation')}
        onFocus={openForKeys}
        onBlur={closeForKeys}
      >
        <ul>
          {navigation.map((item) =>
            item.children && !item.to ? (
              <NavigationGroup key={item.label} item={item} here={current} onOpen={open} />
            ) : (
              <NavigationPlace key={item.label} item={item} here={current} />
            ),
          )}
        </ul>
      </nav>
      <main ref={main} className={classes.main} tabIndex={-1} onPointerDown={close}>
        {children}
        <OverlayPlace />
      </main>
      {bottomBar}
      <Toaster />
    </div>
  );
}
