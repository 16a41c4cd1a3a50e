import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { PickerField, RowsField, useFieldValue } from 'shared-ui/form';
import { RowsBlock } from 'shared-ui/record';
import { rowsIn } from './title-record.ts';

const list = 'relatedParcels';

/** The land that a title or a tract covers, in an order that people choose. */
export function RelatedParcelsField() {
  const { t } = useTexts('land');
  const used = rowsIn(useFieldValue(list)).flatMap(({ parcel }) => pickedId(parcel) ?? []);
  return (
    <RowsBlock>
      <RowsField
        name={list}
        label={t('land.parcels')}
        columns={[{ name: 'parcel', label: t('land.parcel'), required: true }]}
        newRow={() => ({ id: crypto.randomUUID(), parcel: null })}
        cell={(_, path) => (
          <PickerField name={path} label={t('land.parcel')} picklist="parcels" without={used} />
        )}
      />
    </RowsBlock>
  );
}
