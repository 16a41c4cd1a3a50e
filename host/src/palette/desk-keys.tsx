import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { listAddress, type Translate, useSession, useShortcut, useTexts } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { routeAt } from '../areas/declared.ts';
import { newRecordAddress, permissionsOf } from '../areas/offered-lists.ts';
import { useDeclared } from '../areas/use-declared.tsx';
import { pressHeldKeys } from './early-keys.ts';
import { goKeys } from './go-keys.ts';
import { openKeySheet } from './palette-opened.ts';
import { useOfferedLists } from './use-screens.ts';

function GoKey({ keys, name, to }: { keys: string; name: string; to: Address }) {
  const navigate = useNavigate();
  useShortcut({ keys, name, run: () => void navigate(to) });
  return null;
}

/** The list on the page, or the one that contains the record on the page. */
function useListHere() {
  const all = useDeclared();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const name = routeAt(all, pathname)?.list ?? parameters.get('source');
  return all.lists.find((list) => list.name === name);
}

/** Focuses the filter box of the list on the page. */
function focusFilter(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}

/** The keys that work on every page: go to a list, new record, filter the list, show all keys. */
export function DeskKeys({ t }: { t: Translate }) {
  const { t: host, language } = useTexts('host');
  const { user, flags } = useSession();
  const navigate = useNavigate();
  const lists = useOfferedLists();
  const here = useListHere();
  const newAddress = here && user ? newRecordAddress(here, permissionsOf(here, user, flags)) : undefined;
  useShortcut({ keys: '/', name: t('keys.filter'), run: focusFilter });
  useShortcut({ keys: '?', name: t('keys.sheet'), run: openKeySheet });
  useShortcut(
    here && newAddress !== undefined
      ? {
          keys: 'n',
          name: t('keys.new', { list: nameIn(language, here.title) }),
          run: () => void navigate(newAddress),
        }
      : undefined,
  );
  // The effects of the keys below ran before this one.
  useEffect(pressHeldKeys, []);
  const letters = goKeys(lists.map(({ name }) => name));
  return (
    <>
      <GoKey keys="g h" name={t('keys.goTo', { list: host('navigation.home') })} to="/home" />
      {lists.flatMap(({ name, title }) => {
        const letter = letters.get(name);
        return letter === undefined
          ? []
          : [
              <GoKey
                key={name}
                keys={`g ${letter}`}
                name={t('keys.goTo', { list: nameIn(language, title) })}
                to={listAddress(name)}
              />,
            ];
      })}
    </>
  );
}
