import { useState } from 'react';
import { today } from 'shared-contracts/days';
import { useTexts } from 'shared-ui';
import { ReasonModal } from 'shared-ui/confirm';
import { HeaderButton, useFieldValue, useIsFieldDirty } from 'shared-ui/form';
import { SubmitAheadModal } from './submit-ahead-modal.tsx';
import { linesIn, type TimesheetRecord } from './timesheet-record.ts';
import { useTimeReview } from './use-time-review.ts';

interface TimesheetActionsProps {
  readonly timesheet: TimesheetRecord;
  readonly mayWrite: boolean;
  /** Reads the week again, because the state of its lines has changed. */
  readonly onDecided: () => Promise<void>;
}

/** Why a week cannot be submitted now; undefined where it can. */
function useSubmitHindrance({ entries }: TimesheetRecord): string | undefined {
  const { t } = useTexts('billing');
  const lines = linesIn(useFieldValue('entries'));
  const dirty = [useIsFieldDirty('entries'), useIsFieldDirty('notes'), useIsFieldDirty('days')];
  if (dirty.some(Boolean)) return t('timesheets.saveFirst');
  if (lines.length === 0) return t('timesheets.nothingTyped');
  return entries.some(({ status }) => status === 'NOT_INVOICED') ? undefined : t('timesheets.allSubmitted');
}

/** The actions on a whole week: its writer submits it, an approver approves it or sends it back. */
export function TimesheetActions({ timesheet, mayWrite, onDecided }: TimesheetActionsProps) {
  const { t } = useTexts('billing');
  const review = useTimeReview();
  const hindrance = useSubmitHindrance(timesheet);
  const [isSendingBack, setSendingBack] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { id, entries, canApprove, user } = timesheet;
  const run = (work: () => Promise<void>) =>
    review.withErrorShown(async () => {
      await work();
      await onDecided();
    });
  const ahead = entries.filter(({ status, date }) => status === 'NOT_INVOICED' && date > today());
  const pending = entries.filter(({ status }) => status === 'PENDING');
  const isReturnable = entries.some(({ status, isOnInvoice }) => status !== 'NOT_INVOICED' && !isOnInvoice);
  const selection = { timesheetIds: [id] };
  return (
    <>
      {mayWrite && (
        <HeaderButton
          isMain
          disabledBy={review.isBusy ? t('timesheets.busy') : hindrance}
          onClick={() =>
            ahead.length > 0 ? setConfirming(true) : void run(() => review.submit([id], onDecided))
          }
        >
          {t('timesheets.isDone')}
        </HeaderButton>
      )}
      {mayWrite && pending.length > 0 && (
        <HeaderButton
          disabledBy={review.isBusy ? t('timesheets.busy') : undefined}
          onClick={() => void run(() => review.recall([id]))}
        >
          {t('timesheets.callBack')}
        </HeaderButton>
      )}
      {canApprove && pending.length > 0 && (
        <HeaderButton
          disabledBy={review.isBusy ? t('timesheets.busy') : undefined}
          onClick={() => void run(() => review.approve(pending, onDecided))}
        >
          {t('timesheets.approve')}
        </HeaderButton>
      )}
      {canApprove && isReturnable && (
        <HeaderButton onClick={() => setSendingBack(true)}>{t('timesheets.sendBack')}</HeaderButton>
      )}
      {isConfirming && (
        <SubmitAheadModal
          lines={ahead}
          onConfirm={async () => {
            await review.submit([id], onDecided, true);
            setConfirming(false);
            await onDecided();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
      {isSendingBack && (
        <ReasonModal
          title={t('timesheets.sendBackTitle')}
          what={t('timesheets.weekMeant', { who: user.fullName })}
          label={t('timesheets.reason')}
          missing={t('timesheets.reasonFor.sendBack')}
          confirm={t('timesheets.sendBack')}
          onConfirm={async (reason) => {
            await review.sendBack(selection, reason);
            await onDecided();
          }}
          onClose={() => setSendingBack(false)}
        />
      )}
    </>
  );
}
