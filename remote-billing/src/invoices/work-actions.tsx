import { useState } from 'react';
import { HeaderButton, useSession, useTexts } from 'shared-ui';
import { ReasonModal } from 'shared-ui/confirm';
import { type TimeReview, theseLines } from '../timesheets/use-time-review.ts';
import type { WorkLine } from './use-work.ts';

interface WorkActionsProps {
  readonly selected: readonly WorkLine[];
  readonly steps: TimeReview;
  readonly onDraft: () => void;
}

/** Actions on the selected lines; if none are selected, drafting an invoice asks which lines to bill. */
export function WorkActions({ selected, steps, onDraft }: WorkActionsProps) {
  const { t } = useTexts('billing');
  const { user } = useSession();
  const [isHolding, setHolding] = useState(false);
  if (!user || user.isReadOnly) return null;
  const lines = theseLines(selected);
  const clients = new Set(selected.map(({ clientId }) => clientId));
  const nothing = selected.length === 0 ? t('invoices.work.selectFirst') : undefined;
  const notBillable = selected.some(({ hindrance }) => hindrance !== 'READY')
    ? t('invoices.work.onlyReady')
    : clients.size > 1
      ? t('invoices.work.oneClient')
      : undefined;
  const onDraftAlready = selected.every(({ hindrance }) => hindrance === 'ON_DRAFT');
  const hindered = steps.isBusy
    ? t('timesheets.busy')
    : onDraftAlready
      ? t('timesheets.noneFor.hold')
      : undefined;
  const held = selected.filter(({ hindrance }) => hindrance === 'ON_HOLD');
  return (
    <>
      <HeaderButton onClick={() => setHolding(true)} disabledBy={nothing ?? hindered}>
        {t('invoices.work.hold')}
      </HeaderButton>
      <HeaderButton
        onClick={() => void steps.withErrorShown(() => steps.release(theseLines(held)))}
        disabledBy={nothing ?? (held.length === 0 ? t('timesheets.noneFor.release') : hindered)}
      >
        {t('invoices.work.release')}
      </HeaderButton>
      <HeaderButton
        onClick={() => void steps.withErrorShown(() => steps.applyRates(lines))}
        disabledBy={nothing ?? hindered}
      >
        {t('invoices.work.rates')}
      </HeaderButton>
      <HeaderButton onClick={onDraft} disabledBy={notBillable}>
        {t('invoices.work.draft')}
      </HeaderButton>
      {isHolding && (
        <ReasonModal
          title={t('timesheets.holdTitle')}
          what={t('timesheets.linesMeant', { count: selected.length })}
          label={t('timesheets.reason')}
          missing={t('timesheets.reasonFor.hold')}
          confirm={t('timesheets.hold')}
          onConfirm={(reason) => steps.hold(lines, reason)}
          onClose={() => setHolding(false)}
        />
      )}
    </>
  );
}
