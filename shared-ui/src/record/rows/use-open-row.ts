import type { Address } from 'shared-contracts/routes';
import { useLocation } from '../../router/links.ts';
import type { Collection } from './collection.ts';

/** Which row of a collection the address opens, at which of its tabs. */
export function useOpenRow({ openedBy, tabs }: Collection, tabAddress: Address) {
  const { pathname, search } = useLocation();
  const [first] = tabs;
  const [, below = ''] = `${pathname}/`.split(`${tabAddress}/`);
  const [openId, openTab = first.path, ...deeper] = below.split('/').filter(Boolean);
  if (openedBy !== undefined) {
    // A row's own address opens it too (decision 54).
    const asked = new URLSearchParams(search).get(openedBy) || openId;
    return { openId: asked, openTab: first.path, isOnTop: true };
  }
  return { openId, openTab, isOnTop: deeper.length === 0 };
}
