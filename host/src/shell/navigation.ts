import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type CurrentUser, type Flags, nameIn } from 'shared-contracts';
import { listAddress, type NavigationItem, useTexts } from 'shared-ui';
import { type Declared, routeAt } from '../areas/declared.ts';
import { offeredLists } from '../areas/offered-lists.ts';

/** The navigation of the frame: what this person works with. */
export function useNavigation(
  all: Declared,
  user: CurrentUser | null,
  flags: Flags,
): readonly NavigationItem[] {
  const { t, language } = useTexts('host');
  return useMemo(() => {
    if (!user) return [];
    return [
      { label: t('navigation.home'), icon: 'home', to: '/home' },
      ...offeredLists(all, user, flags).map(
        ({ group, lists }, place): NavigationItem => ({
          label: nameIn(language, group.title),
          icon: group.icon,
          isFolded: place > 0,
          children: lists.map(({ name, title }) => ({
            label: nameIn(language, title),
            to: listAddress(name),
          })),
        }),
      ),
      // The pages are open to everybody who is signed in; who works with land has no use for them every day.
      ...(user.isSystemAdministrator || process.env.NODE_ENV === 'development'
        ? [
            {
              label: t('navigation.developers'),
              icon: 'code',
              isFolded: true,
              children: [
                { label: t('navigation.docs'), to: '/docs' },
                { label: t('navigation.playground'), to: '/graphql' },
                ...(user.isSystemAdministrator ? [{ label: t('navigation.rollout'), to: '/rollout' }] : []),
              ],
            },
          ]
        : []),
    ];
  }, [all, user, flags, t, language]);
}

/** The list in the navigation that the record of an address stands in. */
export function useListHere(all: Declared): string | undefined {
  const { pathname } = useLocation();
  const list = routeAt(all, pathname)?.list;
  return list && listAddress(list);
}
