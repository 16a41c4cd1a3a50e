import { useSyncExternalStore } from 'react';
import { useFormTexts } from '../../form/form-texts.ts';
import { useRecordTitle } from '../../layout/record-title.ts';
import { Unbroken } from '../../layout/unbroken.tsx';
import type { HeldPlace } from '../held/held-place.ts';
import { useHeldRows } from '../record-context.ts';

/** The name of a row while it is edited, here and in the breadcrumbs. */
export function RowTitle({ place }: { place: HeldPlace }) {
  const { t } = useFormTexts();
  const held = useHeldRows();
  const title = useSyncExternalStore(held.subscribe, () => place.title);
  const shown = title || t('rowsHeld.newTitle', { item: place.collection.item });
  useRecordTitle(place.id, shown);
  return <Unbroken>{shown}</Unbroken>;
}
