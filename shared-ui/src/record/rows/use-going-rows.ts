import { useState } from 'react';
import { useFormTexts } from '../../form/form-texts.ts';
import { noSelection } from '../../grid/index.ts';
import { useHeldRows } from '../record-context.ts';
import type { Collection } from './collection.ts';
import type { CollectionGridProps } from './collection-grid-props.ts';

interface GoingRows {
  /** The saved rows that the question is about. */
  readonly ids: readonly string[];
  /** Why the selected rows cannot be deleted, where that is so. */
  readonly blockedBy: string | undefined;
  /** Takes away the selected rows: those that are saved after a question. */
  readonly ask: () => void;
  readonly confirm: () => Promise<void>;
  readonly leave: () => void;
}

/** The selected rows of a collection on their way out. */
export function useGoingRows(
  collection: Collection,
  grid: Pick<CollectionGridProps['grid'], 'selection' | 'onSelectionChange'>,
  savedBlockedBy: CollectionGridProps['deleteBlockedBy'],
): GoingRows {
  const { t } = useFormTexts();
  const held = useHeldRows();
  const [ids, setIds] = useState<readonly string[]>([]);
  const selected = [...grid.selection];
  const saved = selected.filter((id) => held.placeOf(collection.name, id)?.start.revision !== null);
  const clear = () => grid.onSelectionChange(noSelection);
  const blockedBy =
    selected.length === 0
      ? t('rowsHeld.selectFirst')
      : saved.length > 0 && !collection.remove
        ? t('rowsHeld.staySaved')
        : saved.length > 0
          ? savedBlockedBy?.(saved)
          : undefined;
  return {
    ids,
    blockedBy,
    ask: () => {
      // Rows that only the form holds go without a question (decision 32).
      const fresh = selected.filter((id) => !saved.includes(id));
      if (fresh.length > 0) held.forget(fresh);
      if (saved.length > 0) setIds(saved);
      else clear();
    },
    confirm: async () => {
      await collection.remove?.(ids);
      held.forget(ids);
      clear();
    },
    leave: () => setIds([]),
  };
}
