import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { DateField, FieldGrid, FieldRow, TextareaField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { AssociateFields } from '../../../rows/associate-fields.tsx';
import type { Entry } from '../../../rows/entries.ts';

const nameOf = (row: Entry): string => nameIn(row['businessAssociate'], 'name');

function OccupantFields({ path }: { readonly path: string }) {
  const { t } = useTexts('projects');
  return (
    <FieldGrid>
      <AssociateFields texts="agreements.occupant" path={path} />
      <FieldRow>
        <DateField name={`${path}.consentDate`} label={t('agreements.occupant.consentDate')} />
      </FieldRow>
      <FieldRow>
        <TextareaField
          name={`${path}.notes`}
          label={t('agreements.occupant.notes')}
          maximum={chosenLengths.agreementRow.notes}
        />
      </FieldRow>
    </FieldGrid>
  );
}

/** The people who live on the land or farm it. */
export function OccupantsSection() {
  const { t } = useTexts('projects');
  const columns = useMemo(
    () => [
      gridColumn('string', 'name', t('agreements.occupant.businessAssociate'), { width: 220 }),
      gridColumn('string', 'contact', t('agreements.occupant.contact'), { width: 180 }),
      gridColumn('date', 'consentDate', t('agreements.occupant.consentDate'), { width: 110 }),
      gridColumn('string', 'notes', t('agreements.occupant.notes'), { width: 240 }),
    ],
    [t],
  );
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      name: nameOf(row),
      contact: nameIn(row['contact'], 'name'),
      consentDate: textIn(row, 'consentDate'),
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
      panel={(path) => <OccupantFields path={path} />}
    />
  );
}
