import { useSyncExternalStore } from 'react';
import { useFormTexts } from '../form/form-texts.ts';
import type { HeldPlace } from './held-place.ts';
import { useHeldRows } from './record-context.ts';

/** What a row is called while it is edited. */
export function RowTitle({ place }: { place: HeldPlace }) {
  const { t } = useFormTexts();
  const held = useHeldRows();
  const title = useSyncExternalStore(held.subscribe, () => place.title);
  return title || t('rowsHeld.newTitle', { item: place.collection.item });
}
