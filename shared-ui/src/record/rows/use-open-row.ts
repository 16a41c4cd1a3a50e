import type { Address } from 'shared-contracts/routes';
import { useLocation } from '../../router/links.ts';
import type { Collection } from './collection.ts';

/** Which row of a collection the address opens, at which of its tabs. */
export function useOpenRow({ openedBy, tabs }: Collection, tabAddress: Address) {
  const { pathname, search } = useLocation();
  const [first] = tabs;
  if (openedBy !== undefined) {
    const openId = new URLSearchParams(search).get(openedBy) || undefined;
    return { openId, openTab: first.path, isOnTop: true };
  }
  const [, below = ''] = `${pathname}/`.split(`${tabAddress}/`);
  const [openId, openTab = first.path, ...deeper] = below.split('/').filter(Boolean);
  return { openId, openTab, isOnTop: deeper.length === 0 };
}
