import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteTitlesDocument } from '../generated/operations.ts';

/** Deletes the selected titles; one that something names is refused with what names it. */
export function DeleteTitles(props: BulkActionProps) {
  const { t } = useTexts('land');
  return <DeleteRows {...props} document={DeleteTitlesDocument} item={t('land.title.item')} />;
}
