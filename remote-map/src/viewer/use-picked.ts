import { useCallback, useMemo, useState } from 'react';
import { idsIn, type Picked, type PickedFeature, picking, withIds } from '../layers/picked-feature.ts';

interface PickedOptions {
  readonly first: readonly { readonly layer: string; readonly id: string }[];
  /** The layer that the page's grid lists. */
  readonly main: string | undefined;
  /** What is chosen in the grid. */
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelect: ((ids: ReadonlySet<string>) => void) | undefined;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The selection on the map; for the layer that a grid lists it is the grid's selection. */
export function usePicked({ first, main, selected, onSelect }: PickedOptions) {
  const [own, setOwn] = useState<Picked>(
    () => new Map(first.map(({ layer, id }) => [`${layer} ${id}`, { layer, id, values: {} }])),
  );
  const picked = useMemo(
    () => (main !== undefined && selected ? withIds(own, main, selected) : own),
    [own, main, selected],
  );
  const set = useCallback(
    (next: Picked) => {
      setOwn(next);
      if (main === undefined || !onSelect) return;
      const ids = idsIn(next, main);
      if (!selected || !isSame(ids, selected)) onSelect(ids);
    },
    [main, selected, onSelect],
  );
  const pick = useCallback(
    (features: readonly PickedFeature[], adds: boolean) => set(picking(picked, features, adds)),
    [set, picked],
  );
  return { picked, pick, clear: useCallback(() => set(new Map()), [set]) };
}
