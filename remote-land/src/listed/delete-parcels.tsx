import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteParcelsDocument } from '../generated/operations.ts';

/** Deletes the selected parcels; one that something names is refused with what names it. */
export function DeleteParcels(props: BulkActionProps) {
  const { t } = useTexts('land');
  return <DeleteRows {...props} document={DeleteParcelsDocument} item={t('land.parcel')} />;
}
