import type { Address } from 'shared-contracts/routes';
import { useLocation } from '../../router/links.ts';
import type { Collection } from './collection.ts';

/** The row of a collection that the address opens, and its tab; `openPath` is the rest of the address after the row. */
export function useOpenRow({ openedBy, tabs }: Collection, tabAddress: Address) {
  const { pathname, search } = useLocation();
  const [first] = tabs;
  const [, below = ''] = `${pathname}/`.split(`${tabAddress}/`);
  const [openId, openTab = first.path, ...deeper] = below.split('/').filter(Boolean);
  if (openedBy !== undefined) {
    // A row's own address opens it too (decision 54).
    const rowId = new URLSearchParams(search).get(openedBy) || openId;
    return { openId: rowId, openTab: first.path, openPath: first.path, isOnTop: true };
  }
  return { openId, openTab, openPath: [openTab, ...deeper].join('/'), isOnTop: deeper.length === 0 };
}
