import { useState } from 'react';
import { HeaderButton, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { ReasonInput } from './reason-input.tsx';
import type { WorkLine } from './use-work.ts';
import type { WorkSteps } from './use-work-steps.ts';

interface WorkActionsProps {
  readonly selected: readonly WorkLine[];
  readonly steps: WorkSteps;
  readonly onDraft: () => void;
}

/** What can be done with the lines that are selected; without any, a draft asks which lines it bills. */
export function WorkActions({ selected, steps, onDraft }: WorkActionsProps) {
  const { t } = useTexts('projects');
  const [isHolding, setHolding] = useState(false);
  const [reason, setReason] = useState('');
  const ids = selected.map(({ id }) => id);
  const clients = new Set(selected.map(({ clientId }) => clientId));
  const nothing = selected.length === 0 ? t('invoices.work.selectFirst') : undefined;
  const notBillable = selected.some(({ hindrance }) => hindrance !== 'READY')
    ? t('invoices.work.onlyReady')
    : clients.size > 1
      ? t('invoices.work.oneClient')
      : undefined;
  const hold = async () => {
    if (!reason.trim()) throw new Error(t('invoices.work.reasonNeeded'));
    await steps.hold(ids, reason.trim());
    setReason('');
    setHolding(false);
  };
  return (
    <>
      <HeaderButton onClick={() => setHolding(true)} disabledBy={nothing}>
        {t('invoices.work.hold')}
      </HeaderButton>
      <HeaderButton onClick={() => void steps.release(ids)} disabledBy={nothing}>
        {t('invoices.work.release')}
      </HeaderButton>
      <HeaderButton onClick={() => void steps.applyRates(ids)} disabledBy={nothing}>
        {t('invoices.work.rates')}
      </HeaderButton>
      <HeaderButton onClick={onDraft} disabledBy={notBillable}>
        {t('invoices.work.draft')}
      </HeaderButton>
      <ConfirmModal
        opened={isHolding}
        title={t('invoices.work.holdTitle')}
        confirmLabel={t('invoices.work.hold')}
        onConfirm={hold}
        onClose={() => setHolding(false)}
      >
        <ReasonInput label={t('invoices.work.holdReason')} reason={reason} onReason={setReason} />
      </ConfirmModal>
    </>
  );
}
