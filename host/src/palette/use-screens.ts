import { useMemo } from 'react';
import { type CurrentUser, languageName, languages, nameIn } from 'shared-contracts';
import { recordAddress } from 'shared-contracts/routes';
import { chooseLanguage, listAddress, type Translate, useSession, useTexts, useTheme } from 'shared-ui';
import type { PaletteEntry } from 'shared-ui/palette';
import { newRecordAddress, offeredLists, permissionsOf } from '../areas/offered-lists.ts';
import { useDeclared } from '../areas/use-declared.tsx';
import { type Offered, useNavigation } from '../navigation/navigation.ts';
import { useServices } from '../services/services.tsx';
import { goKeys } from './go-keys.ts';
import { openKeySheet } from './palette-opened.ts';

/** The lists that the person works with, in the order of the navigation. */
export function useOfferedLists() {
  const all = useDeclared();
  const { user, flags } = useSession();
  return useMemo(
    () => (user ? offeredLists(all, user, flags).flatMap(({ lists }) => lists) : []),
    [all, user, flags],
  );
}

const noFolders: Offered['folders'] = [];

/** The screens that the person may open, as the navigation has them. */
export function useScreens(user: CurrentUser): readonly PaletteEntry[] {
  const all = useDeclared();
  const { flags } = useSession();
  const lists = useOfferedLists();
  const navigation = useNavigation({ all, user, flags, folders: noFolders });
  return useMemo(() => {
    const keys = goKeys(lists.map(({ name }) => name));
    const keyOf = new Map(
      [...keys].map(([name, letter]) => [listAddress(name), `G ${letter.toUpperCase()}`]),
    );
    return navigation
      .flatMap(({ label, to, children = [] }) => [
        ...(to === undefined ? [] : [{ label, to, group: '' }]),
        ...children.map((child) => ({ label: child.label, to: child.to, group: label })),
      ])
      .flatMap(({ label, to, group }): PaletteEntry[] => {
        if (to === undefined) return [];
        const pressed = to === '/home' ? 'G H' : keyOf.get(to);
        return [
          {
            key: `screen ${to}`,
            title: label,
            to,
            ...(group ? { detail: group } : {}),
            ...(pressed === undefined ? {} : { keys: pressed }),
          },
        ];
      });
  }, [lists, navigation]);
}

/** An action, with further words that it is found by. */
export interface PaletteAction extends PaletteEntry {
  readonly words?: string;
}

/** The words in an address: 'surface project new'. */
const wordsOf = (address: string): string => address.replaceAll(/[^a-z]+/g, ' ').trim();

/** What can be done from anywhere. */
export function useActions(user: CurrentUser, t: Translate): readonly PaletteAction[] {
  const { session, i18n } = useServices();
  const { flags } = useSession();
  const { language } = useTexts('palette');
  const { choice, choose } = useTheme();
  const lists = useOfferedLists();
  const looks = (['light', 'dark', 'auto'] as const).filter((look) => look !== choice);
  return [
    ...lists.flatMap((list): PaletteAction[] => {
      const to = newRecordAddress(list, permissionsOf(list, user, flags));
      return to === undefined
        ? []
        : [
            {
              key: `new ${list.name}`,
              title: t('newIn', { list: nameIn(language, list.title) }),
              words: wordsOf(to),
              to,
            },
          ];
    }),
    ...looks.map((look) => ({ key: `look ${look}`, title: t(`theme.${look}`), run: () => choose(look) })),
    ...languages
      .filter((name) => name !== language)
      .map((name) => ({
        key: `language ${name}`,
        title: t('language', { name: languageName(name) }),
        run: () => chooseLanguage(i18n, name),
      })),
    { key: 'keys', title: t('keysAction'), keys: '?', run: openKeySheet },
    { key: 'account', title: t('account'), to: recordAddress({ route: 'user', id: user.id }) },
    { key: 'sign-out', title: t('signOut'), run: () => session.signOut() },
  ];
}
