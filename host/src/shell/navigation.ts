import { useMemo } from 'react';
import type { CurrentUser } from 'shared-contracts';
import { type NavigationItem, useTexts } from 'shared-ui';
import { startLists } from '../start/start-lists.ts';

/** The navigation of the frame: what this person works with. */
export function useNavigation(user: CurrentUser | null): readonly NavigationItem[] {
  const { t } = useTexts('host');
  return useMemo(() => {
    if (!user) return [];
    return [
      { label: t('navigation.home'), icon: 'home', to: '/home' },
      {
        label: t('navigation.masterData'),
        icon: 'list',
        children: startLists.map(({ type }) => ({ label: t(`list.${type}`), to: `/home?list=${type}` })),
      },
      {
        label: t('navigation.developers'),
        icon: 'code',
        children: [
          { label: t('navigation.docs'), to: '/docs' },
          { label: t('navigation.playground'), to: '/graphql' },
        ],
      },
    ];
  }, [user, t]);
}
