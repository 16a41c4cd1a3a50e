import { useMemo } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DateField, FieldGrid, FieldRow, TextareaField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import type { Entry } from '../../rows/entries.ts';
import { textIn } from '../../rows/picked.ts';
import { today } from '../../rows/today.ts';

/** What was changed for the stakeholder, and when. */
export function RevisionsArea() {
  const { t, language } = useTexts('projects');
  const columns = useMemo(
    () => [
      gridColumn('date', 'date', t('stakeholders.revision.date'), { width: 120 }),
      gridColumn('string', 'details', t('stakeholders.revision.details'), { width: 420 }),
    ],
    [t],
  );
  const cellsOf = useMemo(
    () => (row: Entry) => ({ date: textIn(row, 'date'), details: textIn(row, 'details') }),
    [],
  );
  return (
    <EntryList<Entry>
      name="revisions"
      label={t('stakeholders.area.revisions')}
      entity={t('stakeholders.revision.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={(row) => shownDate(textIn(row, 'date'), language)}
      make={() => ({ date: today(), details: null })}
      panel={(path) => (
        <FieldGrid>
          <DateField name={`${path}.date`} label={t('stakeholders.revision.date')} required />
          <FieldRow>
            <TextareaField
              name={`${path}.details`}
              label={t('stakeholders.revision.details')}
              maximum={chosenLengths.consultation.details}
            />
          </FieldRow>
        </FieldGrid>
      )}
    />
  );
}
