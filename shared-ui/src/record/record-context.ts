import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Address } from 'shared-contracts/routes';
import type { StoredRow } from '../form/saving/stored-rows.ts';
import type { HeldRows } from './held/held-rows.ts';
import type { Collection, HeldRow } from './rows/collection.ts';

const HeldRowsContext = createContext<HeldRows | null>(null);

export const HeldRowsProvider = HeldRowsContext.Provider;

/** The rows that the form around holds; only inside a record's form. */
export function useHeldRows(): HeldRows {
  const held = useContext(HeldRowsContext);
  if (!held) throw new Error('Rows need the form of a record around them.');
  return held;
}

/** A collection of the record by its name. */
export function useCollection(name: string): Collection {
  const collection = useHeldRows().collections.get(name);
  if (!collection) throw new Error(`The record has no rows ${name}.`);
  return collection;
}

/** The held rows of a collection; re-renders when one of them changes. */
export function useRowsHeld(name: string): readonly HeldRow[] {
  const held = useHeldRows();
  return useSyncExternalStore(held.subscribe, () => held.rowsOf(name));
}

/** The row whose form is around, as the rows below it need it. */
interface RowAround {
  readonly id: string;
  /** Name of its collection. */
  readonly collection: string;
  /** Ids of the rows from the outermost to this one. */
  readonly path: readonly string[];
  /** Its address. */
  readonly address: Address;
}

const RowAroundContext = createContext<RowAround | null>(null);

export const RowAroundProvider = RowAroundContext.Provider;

/** The row whose form is around, if one is. */
export const useRowAround = (): RowAround | null => useContext(RowAroundContext);

/** Takes over the version of a collection's row that another call stored; unsaved edits stay. */
export function useAdoptRow(collection: string): (stored: StoredRow) => void {
  const held = useHeldRows();
  return (stored) => held.adopt(collection, stored);
}
