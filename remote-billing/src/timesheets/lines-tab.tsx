import { useTexts } from 'shared-ui';
import { LineActions } from './line-actions.tsx';
import { LinesGrid } from './lines-grid.tsx';
import type { TimesheetMode } from './timesheet-mode.ts';
import type { TimesheetRecord } from './timesheet-record.ts';

interface LinesTabProps {
  readonly timesheet: TimesheetRecord;
  readonly mode: TimesheetMode;
  /** Reads the week again, as its lines have moved. */
  readonly onDecided: () => Promise<void>;
}

/** The stored lines of a week with their rates, amounts and reasons; approved, sent back and held line by line. */
export function LinesTab({ timesheet, mode, onDecided }: LinesTabProps) {
  const { t } = useTexts('billing');
  return (
    <LinesGrid
      label={t('timesheets.linesTab')}
      of="week"
      lines={timesheet.entries}
      actions={(selected, clear) => (
        <LineActions
          selected={selected}
          mayDelete={timesheet.canEdit}
          isInvoicing={mode === 'invoicing-timesheets'}
          onDone={() => {
            clear();
            void onDecided();
          }}
        />
      )}
    />
  );
}
