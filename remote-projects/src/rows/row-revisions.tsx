import { useMemo } from 'react';
import { today } from 'shared-contracts/days';
import { textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DateField, FieldGrid, FieldRow, TextareaField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import type { Entry } from './entries.ts';

interface RowRevisionsProps {
  /** Prefix of the keys of its texts, which are `area.revisions` and those below `revision`. */
  readonly texts: string;
  /** Longest details, in characters. */
  readonly longest: number;
}

/** The changes of the row, with their dates. */
export function RowRevisions({ texts, longest }: RowRevisionsProps) {
  const { t, language } = useTexts('projects');
  const [date, details] = [t(`${texts}.revision.date`), t(`${texts}.revision.details`)];
  const columns = useMemo(
    () => [
      gridColumn('date', 'date', date, { width: 120 }),
      gridColumn('string', 'details', details, { width: 420 }),
    ],
    [date, details],
  );
  const cellsOf = useMemo(
    () => (row: Entry) => ({ date: textIn(row, 'date'), details: textIn(row, 'details') }),
    [],
  );
  return (
    <EntryList<Entry>
      name="revisions"
      label={t(`${texts}.area.revisions`)}
      entity={t(`${texts}.revision.entity`)}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={(row) => (textIn(row, 'date') ? shownDate(textIn(row, 'date'), language) : '')}
      make={() => ({ date: today(), details: null })}
      panel={(path) => (
        <FieldGrid>
          <DateField name={`${path}.date`} label={date} required />
          <FieldRow>
            <TextareaField name={`${path}.details`} label={details} maximum={longest} />
          </FieldRow>
        </FieldGrid>
      )}
    />
  );
}
