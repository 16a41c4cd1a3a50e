import { useSyncExternalStore } from 'react';
import { picklist } from './catalogue.ts';
import { broughtPicklist, type PicklistLoad, subscribeToPicklists } from './picklist-registry.ts';

/** A picklist by its name: one of the shared ones, or one of an area. */
export function useNamedPicklist(name: string): PicklistLoad {
  return useSyncExternalStore(subscribeToPicklists, () => picklist(name) ?? broughtPicklist(name));
}
