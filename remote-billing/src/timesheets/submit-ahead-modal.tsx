import { sumOf } from 'shared-contracts/decimal';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { dayName } from './day-names.ts';
import { sumsText } from './sums-text.ts';
import type { TimesheetRecord } from './timesheet-record.ts';
import { weekLine } from './timesheet-record.ts';
import { sumsOf } from './week-sums.ts';

interface SubmitAheadModalProps {
  /** Draft lines on days to come. */
  readonly lines: TimesheetRecord['entries'];
  /** Rejects with an Error whose message is shown in the dialog. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before time of days to come is submitted: few have worked it yet. */
export function SubmitAheadModal({ lines, onConfirm, onClose }: SubmitAheadModalProps) {
  const { t, language } = useTexts('billing');
  const days = [...new Set(lines.map(({ date }) => date))].toSorted();
  const amount = sumOf(lines.map((line) => line.amount));
  return (
    <ConfirmModal
      opened
      title={t('timesheets.ahead.title')}
      confirmLabel={t('timesheets.ahead.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('timesheets.ahead.text', {
        days: days.map((day) => dayName(day, language)).join('; '),
        what: sumsText(sumsOf(lines.map(weekLine)), amount, t, language),
      })}
    </ConfirmModal>
  );
}
