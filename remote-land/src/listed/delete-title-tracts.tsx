import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteTitleTractsDocument } from '../generated/operations.ts';

/** Deletes the selected title tracts; one that something names is refused with what names it. */
export function DeleteTitleTracts(props: BulkActionProps) {
  const { t } = useTexts('land');
  return <DeleteRows {...props} document={DeleteTitleTractsDocument} item={t('land.tract.item')} />;
}
