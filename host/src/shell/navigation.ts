import { useMemo } from 'react';
import type { CurrentUser, Flags } from 'shared-contracts';
import { type NavigationItem, useTexts } from 'shared-ui';
import { offeredSources, sourceAddress } from '../start/explorer-sources.ts';

/** The navigation of the frame: what this person works with. */
export function useNavigation(user: CurrentUser | null, flags: Flags): readonly NavigationItem[] {
  const { t } = useTexts('host');
  return useMemo(() => {
    if (!user) return [];
    return [
      { label: t('navigation.home'), icon: 'home', to: '/home' },
      ...offeredSources(user, flags).map(
        ({ group, sources }): NavigationItem => ({
          label: t(`group.${group}`),
          icon: group,
          isFolded: group !== 'projects',
          children: sources.map(({ name }) => ({ label: t(`source.${name}`), to: sourceAddress(name) })),
        }),
      ),
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
    ];
  }, [user, flags, t]);
}
