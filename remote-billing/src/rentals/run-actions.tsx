import { useState } from 'react';
import { mayBePaid } from 'shared-contracts/rentals';
import { HeaderButton, showToast, useSession, useTexts } from 'shared-ui';
import { ConfirmModal, ReasonModal } from 'shared-ui/confirm';
import type { RentDetailsFragment } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import { monthText } from './run-words.ts';
import { type Run, useRentalSteps } from './use-rental-steps.ts';

interface RunActionsProps {
  readonly run: Run;
  readonly selected: readonly RentDetailsFragment[];
  readonly onDone: () => void;
}

type Open = 'approve' | 'LeaveOut' | 'Pay' | 'send' | 'takeBack';

/** The actions on a run and on its selected rents. */
export function RunActions({ run, selected, onDone }: RunActionsProps) {
  const { t, language } = useTexts('billing');
  const { user } = useSession();
  const steps = useRentalSteps();
  const [open, setOpen] = useState<Open>();
  const [isBusy, setBusy] = useState(false);
  const [isByPayee, setByPayee] = useState(false);
  if (!user || !run.canEdit || run.status === 'TAKEN_BACK') return null;
  const busy = isBusy ? t('rentals.busy') : undefined;
  const done = (message: string) => {
    onDone();
    showToast({ kind: 'success', message });
  };
  const withToast = async (work: () => Promise<unknown>, message: string) => {
    setBusy(true);
    try {
      await work();
      done(message);
    } catch (failure) {
      showToast({ kind: 'error', message: failure instanceof Error ? failure.message : '' });
    } finally {
      setBusy(false);
    }
  };
  const nothing = selected.length === 0 ? t('rentals.selectFirst') : undefined;
  // Those that must be fixed first stay as they are, so that all missed ones can be selected at once.
  const payable = selected.filter(({ oddities }) => mayBePaid(oddities));
  const notPayable = payable.length === 0 ? t('rentals.fixFirst') : undefined;
  const chosen = open === 'Pay' ? payable : selected;
  const undecided = selected.every(({ decision }) => !decision) ? t('rentals.noneDecided') : undefined;
  const ids = selected.map(({ id }) => id);
  const ownRun = run.canApprove ? undefined : t('rentals.ownRun', { name: run.preparedBy.fullName });
  const emptyRun = run.paidCount === 0 ? t('rentals.nothingToPay') : undefined;
  const month = monthText(run.month, language);
  return (
    <>
      {run.status === 'PREPARED' && (
        <>
          <HeaderButton onClick={() => setOpen('LeaveOut')} disabledBy={nothing ?? busy}>
            {t('rentals.leaveOut')}
          </HeaderButton>
          <HeaderButton onClick={() => setOpen('Pay')} disabledBy={nothing ?? notPayable ?? busy}>
            {t('rentals.payAnyway')}
          </HeaderButton>
          <HeaderButton
            onClick={() =>
              void withToast(() => steps.decide(run, ids, null, null), t('rentals.done.undecided'))
            }
            disabledBy={nothing ?? undecided ?? busy}
          >
            {t('rentals.undecide')}
          </HeaderButton>
          <HeaderButton
            onClick={() => void withToast(() => steps.refresh(run), t('rentals.done.refreshed'))}
            disabledBy={busy}
          >
            {t('rentals.refresh')}
          </HeaderButton>
          <HeaderButton onClick={() => setOpen('approve')} disabledBy={ownRun ?? emptyRun ?? busy}>
            {t('rentals.approve')}
          </HeaderButton>
        </>
      )}
      {run.status === 'APPROVED' && (
        <HeaderButton
          onClick={() => setOpen('send')}
          disabledBy={run.unsentCount === 0 ? t('rentals.allSent') : busy}
        >
          {t('rentals.send')}
        </HeaderButton>
      )}
      <HeaderButton
        onClick={() => setOpen('takeBack')}
        disabledBy={run.sentCount > 0 ? t('rentals.sentAlready', { count: run.sentCount }) : busy}
      >
        {t('rentals.takeBack')}
      </HeaderButton>
      {open === 'approve' && (
        <ConfirmModal
          opened
          title={t('rentals.approveTitle', { month })}
          confirmLabel={t('rentals.approve')}
          onConfirm={async () => {
            const { number } = await steps.approve(run);
            done(t('rentals.done.approved', { number: number ?? '' }));
          }}
          onClose={() => setOpen(undefined)}
        >
          <p>
            {t('rentals.approveText', {
              count: run.paidCount,
              total: moneyText(run.total, language),
              left: run.rentCount - run.paidCount,
            })}
          </p>
        </ConfirmModal>
      )}
      {open === 'send' && (
        <ConfirmModal
          opened
          title={t('rentals.sendTitle', { month })}
          confirmLabel={t('rentals.send')}
          onConfirm={async () => {
            await steps.send(run, isByPayee);
            done(t('rentals.done.sent', { count: run.unsentCount }));
          }}
          onClose={() => setOpen(undefined)}
        >
          <p>{t('rentals.sendText', { count: run.unsentCount })}</p>
          {run.movedPayees.length > 0 && (
            <p>
              <strong>{t('rentals.movedPayees', { names: run.movedPayees.join('; ') })}</strong>
            </p>
          )}
          {run.formerPayees.length > 0 && (
            <p>
              <strong>{t('rentals.formerPayees', { names: run.formerPayees.join('; ') })}</strong>
            </p>
          )}
          <label>
            <input
              type="checkbox"
              checked={isByPayee}
              onChange={({ currentTarget }) => setByPayee(currentTarget.checked)}
            />{' '}
            {t('rentals.sendByPayee')}
          </label>
        </ConfirmModal>
      )}
      {(open === 'LeaveOut' || open === 'Pay') && (
        <ReasonModal
          title={t(`rentals.decide.${open}`)}
          what={[
            t('rentals.decide.what', { count: chosen.length }),
            chosen.length < selected.length &&
              t('rentals.decide.fixFirst', { count: selected.length - chosen.length }),
          ]
            .filter(Boolean)
            .join(' ')}
          label={t('rentals.reason')}
          missing={t('rentals.reasonNeeded')}
          confirm={t(open === 'Pay' ? 'rentals.payAnyway' : 'rentals.leaveOut')}
          onConfirm={async (reason) => {
            await steps.decide(
              run,
              chosen.map(({ id }) => id),
              open,
              reason,
            );
            done(t(`rentals.done.${open}`, { count: chosen.length }));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'takeBack' && (
        <ReasonModal
          title={t('rentals.takeBackTitle', { month })}
          what={t(run.status === 'APPROVED' ? 'rentals.takeBackText' : 'rentals.discardText')}
          label={t('rentals.reason')}
          missing={t('rentals.reasonNeeded')}
          confirm={t('rentals.takeBack')}
          onConfirm={async (reason) => {
            await steps.takeBack(run, reason);
            done(t('rentals.done.takenBack'));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
