import { useEffect, useSyncExternalStore } from 'react';
import { nameIn } from 'shared-contracts';
import { makeStore } from 'shared-contracts/changes';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useLocation } from '../router/links.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { usePlaces } from './places.tsx';
import { useKnownTitle } from './record-title.ts';

const product = 'Rightway';

const shown = makeStore<string | undefined>(undefined);

/** Names the page while a screen is shown whose address does not, as a list with its view. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    shown.set(title);
    return () => shown.set(undefined);
  }, [title]);
}

/** The innermost record in the address, and its place. */
export function useAddressTitle(): readonly string[] {
  const { t, language } = useTexts('ui');
  const { pathname } = useLocation();
  const places = usePlaces();
  const trail = breadcrumbTrail(pathname, places, language);
  const position = trail.findLastIndex(({ kind }) => kind === 'record');
  const record = trail[position];
  const title = useKnownTitle(record?.text ?? '');
  const around = trail[position - 1] ?? trail[0];
  const list = places.lists.find(({ name }) => name === around?.list);
  const aroundText = list ? nameIn(language, list.title) : around?.text;
  const own = typeof title === 'string' ? title.trim() : record?.text === 'new' ? t('form.new') : '';
  return [own, aroundText ?? ''].filter(Boolean);
}

/** Keeps the title of the browser's tab: the record, its list, the product. */
export function DocumentTitle() {
  const address = useAddressTitle();
  const screen = useSyncExternalStore(shown.subscribe, shown.get);
  const title = [...(screen === undefined ? address : [screen]), product].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
