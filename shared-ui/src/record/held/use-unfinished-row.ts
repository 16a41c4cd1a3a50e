import { useSyncExternalStore } from 'react';
import { useHeldRows } from '../record-context.ts';
import type { Collection } from '../rows/collection.ts';
import type { HeldPlace } from './held-place.ts';

/** The held row that must be put right before another one is added; none where rows are added freely. */
export function useUnfinishedRow(collection: Collection): HeldPlace | undefined {
  const held = useHeldRows();
  return useSyncExternalStore(held.subscribe, () =>
    collection.isAddedOneByOne
      ? held.held.findLast((place) => place.collection.name === collection.name && place.standing.isInvalid)
      : undefined,
  );
}
