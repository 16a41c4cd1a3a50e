import { sumOf } from 'shared-contracts/decimal';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import type { TimeLineFragment } from '../generated/operations.ts';
import { sumsText } from './sums-text.ts';
import { weekLine } from './timesheet-record.ts';
import { sumsOf } from './week-sums.ts';

interface ApproveAllModalProps {
  readonly opened: boolean;
  readonly lines: readonly TimeLineFragment[];
  /** Rejects with an Error whose message is shown in the dialog. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before all shown lines are approved, with their number, their amount and the number of people. */
export function ApproveAllModal({ opened, lines, onConfirm, onClose }: ApproveAllModalProps) {
  const { t, language } = useTexts('billing');
  const amount = sumOf(lines.map((line) => line.amount));
  const what = sumsText(sumsOf(lines.map(weekLine)), amount, t, language);
  const people = t('timesheets.approval.people', { count: new Set(lines.map(({ user }) => user.id)).size });
  return (
    <ConfirmModal
      opened={opened}
      title={t('timesheets.approval.askTitle')}
      confirmLabel={t('timesheets.approval.askButton')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('timesheets.approval.ask', { count: lines.length, people, what })}
    </ConfirmModal>
  );
}
