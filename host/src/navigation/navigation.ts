import { useMemo } from 'react';
import { type CurrentUser, countText, type Flags, nameIn } from 'shared-contracts';
import { type FolderName, largestFolderCount } from 'shared-contracts/grids';
import { type Address, addressOf } from 'shared-contracts/routes';
import { type BottomBarItem, listAddress, type NavigationItem, useListPlace, useTexts } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { type Declared, routeAt } from '../areas/declared.ts';
import { newRecordAddress, offeredDoors, offeredLists, permissionsOf } from '../areas/offered-lists.ts';
import { useDoorCounts } from './door-counts.tsx';
import { useFolders } from './folders.tsx';

/** Where a smart folder is looked at. */
export const folderAddress = (id: string): Address => `/home?${new URLSearchParams({ folder: id })}`;

const home = '/home';
const myTasks = 'my-tasks';

const badgeText = (count: number): string =>
  count >= largestFolderCount ? `${countText(largestFolderCount)}+` : countText(count);

/** What the page offers to a person. */
export interface Offered {
  readonly all: Declared;
  readonly user: CurrentUser;
  readonly flags: Flags;
  readonly folders: readonly FolderName[];
  /** Unread reminders; undefined where the API does not count them. */
  readonly unread?: number | undefined;
}

/** The navigation of the frame: the person's lists, with the smart folders of each list and their counts below it. */
export function useNavigation({ all, user, flags, folders, unread }: Offered): readonly NavigationItem[] {
  const { t, language } = useTexts('host');
  const { data: counted, failure } = useFolders();
  const waiting = useDoorCounts();
  return useMemo(() => {
    const countOf = (id: string): string | null => {
      const count = counted?.find((folder) => folder.id === id)?.count;
      return count === undefined ? null : badgeText(count);
    };
    const below = (list: string): NavigationItem[] =>
      folders
        .filter(({ source }) => source === list)
        .map(({ id, name }) => ({
          label: nameIn(language, name),
          to: folderAddress(id),
          ...(failure ? {} : { count: countOf(id) }),
        }));
    const lists = offeredLists(all, user, flags);
    const doors = offeredDoors(all, user, flags);
    const groups = all.groups.filter(
      ({ name }) =>
        lists.some(({ group }) => group.name === name) || doors.some(({ group }) => group === name),
    );
    return [
      { label: t('navigation.home'), icon: 'home', to: home },
      {
        label: t('navigation.inbox'),
        icon: 'inbox',
        to: '/inbox',
        ...(unread === undefined ? {} : { count: badgeText(unread) }),
      },
      ...groups.map(
        (group, place): NavigationItem => ({
          label: nameIn(language, group.title),
          icon: group.icon,
          isFolded: place > 0,
          children: [
            ...lists
              .filter((offered) => offered.group.name === group.name)
              .flatMap((offered) => offered.lists)
              .map(({ name, title }) => {
                const children = below(name);
                return {
                  label: nameIn(language, title),
                  to: listAddress(name),
                  ...(children.length > 0 ? { children } : {}),
                };
              }),
            ...doors
              .filter((door) => door.group === group.name)
              .map(({ title, path }) => {
                const count = waiting.get(path);
                return {
                  label: nameIn(language, title),
                  to: addressOf(path),
                  ...(count === undefined ? {} : { count: badgeText(count) }),
                };
              }),
          ],
        }),
      ),
      // These pages are open to everybody who is signed in, but most people never need them.
      ...(user.isSystemAdministrator || process.env.NODE_ENV === 'development'
        ? [
            {
              label: t('navigation.developers'),
              icon: 'code',
              isFolded: true,
              children: [
                { label: t('navigation.docs'), to: '/docs' as const },
                { label: t('navigation.playground'), to: '/graphql' as const },
                ...(user.isSystemAdministrator
                  ? [{ label: t('navigation.rollout'), to: '/rollout' as const }]
                  : []),
              ],
            },
          ]
        : []),
    ];
  }, [all, user, flags, folders, unread, counted, failure, waiting, t, language]);
}

/** The bar at the lower edge of a phone; `onSearch` opens the search box. */
export function useBottomBar(
  { all, user, flags, folders }: Offered,
  onSearch: () => void,
): readonly BottomBarItem[] {
  const { t, language } = useTexts('host');
  return useMemo(() => {
    const choices = offeredLists(all, user, flags).flatMap(({ lists }) =>
      lists.flatMap((list) => {
        const to = newRecordAddress(list, permissionsOf(list, user, flags));
        return to ? [{ label: nameIn(language, list.title), to }] : [];
      }),
    );
    return [
      { icon: 'home', label: t('navigation.home'), to: home },
      { icon: 'search', label: t('bottomBar.search'), onPress: onSearch },
      ...(folders.some(({ id }) => id === myTasks)
        ? [{ icon: 'tasks' as const, label: t('bottomBar.myTasks'), to: folderAddress(myTasks) }]
        : []),
      ...(choices.length > 0 ? [{ icon: 'new' as const, label: t('start.new'), choices }] : []),
    ];
  }, [all, user, flags, folders, onSearch, t, language]);
}

/** The entry of a list in the navigation, for any view of the list. */
function placeOfList(address: string): string {
  const parameters = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const [folder, source] = [parameters.get('folder'), parameters.get('source')];
  if (folder !== null) return folderAddress(folder);
  return source === null ? home : listAddress(source);
}

/**
 * The navigation entry to highlight for an address: for a record, the list that it was opened from, else the list that
 * contains it.
 */
export function usePlaceHere(all: Declared): string {
  const { pathname, search } = useLocation();
  const opened = useListPlace(pathname);
  const isDoor = all.routes.some(
    (route) => 'doors' in route && route.doors?.some(({ path }) => `/${path}` === pathname),
  );
  if (isDoor) return pathname;
  if (opened) return placeOfList(opened.address);
  const route = routeAt(all, pathname);
  if (!route) return placeOfList(search);
  return route.list ? listAddress(route.list) : `${pathname}${search}`;
}
