import { useMemo } from 'react';
import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { PickerField, RowsField, useFieldValue } from 'shared-ui/form';
import { RowsBlock } from 'shared-ui/record';
import { rowsIn } from './title-record.ts';

const list = 'relatedParcels';

interface ParcelCellProps {
  readonly path: string;
  readonly label: string;
  /** Ids of the parcels of all rows. */
  readonly used: readonly string[];
}

/** The parcel of a row: none of another one. */
function ParcelCell({ path, label, used }: ParcelCellProps) {
  const own = pickedId(useFieldValue(path));
  const others = useMemo(() => used.filter((id) => id !== own), [used, own]);
  return <PickerField name={path} label={label} picklist="parcels" without={others} />;
}

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
        cell={(_, path) => <ParcelCell path={path} label={t('land.parcel')} used={used} />}
      />
    </RowsBlock>
  );
}
