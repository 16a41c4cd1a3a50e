import { useMemo } from 'react';
import { today } from 'shared-contracts/days';
import { textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DateField, FieldGrid, FieldRow, TextareaField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import type { Entry } from '../../rows/entries.ts';

/** The pauses of a recipient's response clock, with their reasons; a pause without an end continues. */
export function PausesSection() {
  const { t, language } = useTexts('projects');
  const columns = useMemo(() => {
    const of = (name: string) => t(`consultation.pause.${name}`);
    return [
      gridColumn('date', 'fromDate', of('fromDate'), { width: 120 }),
      gridColumn('date', 'toDate', of('toDate'), { width: 120 }),
      gridColumn('string', 'reason', of('reason'), { width: 360 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      fromDate: textIn(row, 'fromDate'),
      toDate: textIn(row, 'toDate'),
      reason: textIn(row, 'reason'),
    }),
    [],
  );
  const of = (path: string, name: string) => ({
    name: `${path}.${name}`,
    label: t(`consultation.pause.${name}`),
  });
  return (
    <EntryList<Entry>
      name="pauses"
      label={t('consultation.pause.title')}
      entity={t('consultation.pause.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={(row) => shownDate(textIn(row, 'fromDate'), language)}
      make={() => ({ fromDate: today(), toDate: null, reason: null })}
      panel={(path) => (
        <FieldGrid>
          <DateField {...of(path, 'fromDate')} required />
          <DateField {...of(path, 'toDate')} />
          <FieldRow>
            <TextareaField {...of(path, 'reason')} required maximum={chosenLengths.consultation.reason} />
          </FieldRow>
        </FieldGrid>
      )}
    />
  );
}
