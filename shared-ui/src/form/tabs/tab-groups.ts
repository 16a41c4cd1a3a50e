import type { FormTab } from '../form-errors.ts';
import type { TabStanding } from '../use-form-standing.ts';

/** Tabs under one heading. */
export interface GroupedTabs {
  readonly title: string;
  readonly tabs: readonly TabStanding[];
}

/** A form's tabs by their heading, in their order. */
export function groupedTabs(tabs: readonly TabStanding[]): readonly GroupedTabs[] {
  const groups = new Map<string, readonly TabStanding[]>();
  for (const standing of tabs) {
    const title = standing.tab.group ?? '';
    groups.set(title, [...(groups.get(title) ?? []), standing]);
  }
  return [...groups].map(([title, grouped]) => ({ title, tabs: grouped }));
}

/** Whether an address is at a tab of a form, or below it. */
export const isTabOpen = (address: string, { path }: FormTab, pathname: string): boolean =>
  `${pathname}/`.startsWith(`${address}/${path}/`);
