import { useEffect } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useLocation } from '../../router/links.ts';
import type { FormTab } from '../form-errors.ts';
import { isTabOpen } from '../tabs/tab-groups.ts';

/** How long the open tab has the line for itself, in milliseconds. */
const settling = 1200;

/** Fetches the content of the tabs before and after the open one, once that one has settled. */
export function usePreloadNeighbours(address: Address, tabs: readonly FormTab[]): void {
  const { pathname } = useLocation();
  const place = tabs.findIndex((tab) => isTabOpen(address, tab, pathname));
  const before = place > 0 ? tabs[place - 1]?.preload : undefined;
  const behind = tabs[place + 1]?.preload;
  useEffect(() => {
    if (!before && !behind) return undefined;
    const timer = setTimeout(() => {
      behind?.();
      before?.();
    }, settling);
    return () => clearTimeout(timer);
  }, [before, behind]);
}
