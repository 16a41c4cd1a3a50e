import { useMemo, useState } from 'react';
import { nameIn, pickedId } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { HeaderButton, useTexts } from 'shared-ui';
import { FieldGrid, PickerField, useFieldValue } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from './entries.ts';
import { PasteParcels } from './paste-parcels.tsx';

const nameOf = (row: Entry): string => nameIn(row['parcel'], 'formattedLegalDescription');

/** The land of a record: found by its legal description, or out of a list that is pasted from a letter. */
export function RelatedParcelsSection() {
  const { t } = useTexts('projects');
  const parcels = useFieldValue('relatedParcels');
  const [isPasting, setPasting] = useState(false);
  const there = useMemo(() => entriesOf(parcels).flatMap(({ parcel }) => pickedId(parcel) ?? []), [parcels]);
  const columns = useMemo(() => {
    const of = (name: string) => t(`rows.parcel.${name}`);
    return [
      gridColumn('string', 'parcel', of('parcel'), { width: 220 }),
      gridColumn('string', 'uniqueNumber', of('uniqueNumber'), { width: 160 }),
      gridColumn('string', 'rightsType', of('rightsType'), { width: 120 }),
      gridColumn('string', 'legalType', of('legalType'), { width: 90 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      parcel: nameOf(row),
      uniqueNumber: nameIn(row['parcel'], 'uniqueNumber'),
      rightsType: nameIn(row['parcel'], 'rightsType'),
      legalType: nameIn(row['parcel'], 'legalType'),
    }),
    [],
  );
  return (
    <EntryList<Entry>
      name="relatedParcels"
      label={t('rows.parcel.title')}
      entity={t('rows.parcel.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={nameOf}
      make={() => ({ parcel: null })}
      panel={(path, row) => (
        <FieldGrid>
          <PickerField
            name={`${path}.parcel`}
            label={t('rows.parcel.parcel')}
            required
            picklist="parcels"
            without={there.filter((id) => id !== pickedId(row['parcel']))}
          />
        </FieldGrid>
      )}
      actions={(append) => (
        <>
          <HeaderButton onClick={() => setPasting(true)}>{t('rows.paste.open')}</HeaderButton>
          {isPasting && (
            <PasteParcels
              there={there}
              onAdd={(found) => append(found.map((parcel) => ({ parcel })))}
              onClose={() => setPasting(false)}
            />
          )}
        </>
      )}
    />
  );
}
