import { useMemo } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { FieldGrid, FieldRow, PickerField, TextareaField, useSetField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { nameIn, pickedId, textIn } from '../../rows/picked.ts';
import type { Entry } from '../entries.ts';

const nameOf = (row: Entry): string => nameIn(row['businessAssociate'], 'name');

function OccupantFields({ path, row }: { readonly path: string; readonly row: Entry }) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const associateId = pickedId(row['businessAssociate']);
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.occupant.${name}`) });
  return (
    <FieldGrid>
      <PickerField
        {...of('businessAssociate')}
        required
        picklist="businessAssociates"
        given={{ activeOnly: true }}
        onPick={() => set(`${path}.contact`, null)}
      />
      <PickerField
        {...of('contact')}
        picklist="contacts"
        given={associateId === undefined ? {} : { associateId }}
      />
      <FieldRow>
        <TextareaField {...of('notes')} maximum={chosenLengths.agreementRow.notes} />
      </FieldRow>
    </FieldGrid>
  );
}

/** Who lives on the land or farms it. */
export function OccupantsArea() {
  const { t } = useTexts('projects');
  const columns = useMemo(
    () => [
      gridColumn('string', 'name', t('agreements.occupant.businessAssociate'), { width: 220 }),
      gridColumn('string', 'contact', t('agreements.occupant.contact'), { width: 180 }),
      gridColumn('string', 'notes', t('agreements.occupant.notes'), { width: 240 }),
    ],
    [t],
  );
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      name: nameOf(row),
      contact: nameIn(row['contact'], 'name'),
      notes: textIn(row, 'notes'),
    }),
    [],
  );
  return (
    <EntryList<Entry>
      name="occupants"
      label={t('agreements.area.occupants')}
      entity={t('agreements.occupant.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={nameOf}
      make={() => ({})}
      panel={(path, row) => <OccupantFields path={path} row={row} />}
    />
  );
}
