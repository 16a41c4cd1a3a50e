import { useState } from 'react';
import type { BulkActionProps } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { chosenLengths } from 'shared-contracts/limits';
import { actParameters, isOutcome, type PaymentAct } from 'shared-contracts/rentals';
import { showToast, useTexts } from 'shared-ui';
import { ConfirmModal, ReasonInput } from 'shared-ui/confirm';
import { DayInput, PlainInput } from 'shared-ui/form';
import { useMutation } from 'urql';
import { ChangePaymentsDocument, SettlePaymentsDocument } from '../generated/operations.ts';
import classes from './payment-acts.module.css';
import { PaymentAmounts } from './payment-amounts.tsx';

/** The input for an act on payments. */
interface ActInput {
  readonly day: string | null;
  readonly reason: string;
  readonly reference: string;
  readonly amounts: Readonly<Record<string, string>>;
}

/** Sends an act on payments: outcomes by the call that they have had from the first, the others by that of changes. */
function useSendAct() {
  const [, settle] = useMutation(SettlePaymentsDocument);
  const [, change] = useMutation(ChangePaymentsDocument);
  return async (act: PaymentAct, rows: BulkActionProps['rows'], input: ActInput): Promise<void> => {
    const date = actParameters[act].day ? input.day : null;
    const reference = input.reference.trim() || null;
    const sent = isOutcome(act)
      ? settle({ ids: rows.map(({ id }) => id), outcome: act, date: date ?? '', reference })
      : change({
          payments: rows.map(({ id }) => ({ id, amount: input.amounts[id]?.trim() || null })),
          ...{ change: act, date, reason: input.reason.trim() || null, reference },
        });
    const { error } = await sent;
    if (error) throw new Error(errorMessage(error));
  };
}

interface PaymentActsProps extends BulkActionProps {
  readonly act: PaymentAct;
}

/**
 * Asks for the parameters of an act on the selected payments, as they are declared, and does it: for all of them, or for
 * none with the reason.
 */
function PaymentActs({ rows, onDone, onClose, act }: PaymentActsProps) {
  const { t } = useTexts('projects');
  const send = useSendAct();
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const needs = actParameters[act];
  const count = rows.length;
  const onConfirm = async () => {
    if (needs.day && !day) throw new Error(t('payments.dayNeeded'));
    if (needs.reason === 'needed' && !reason.trim()) throw new Error(t('payments.reasonNeeded'));
    if (needs.amounts === 'needed' && rows.some(({ id }) => !amounts[id]?.trim()))
      throw new Error(t('payments.amountNeeded'));
    await send(act, rows, { day, reason, reference, amounts });
    showToast({ kind: 'success', message: t(`payments.done.${act}`, { count }) });
    onDone();
  };
  return (
    <ConfirmModal
      opened
      title={t(`payments.title.${act}`, { count })}
      confirmLabel={t(`payments.confirm.${act}`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {!isOutcome(act) && <p>{t(`payments.what.${act}`)}</p>}
      {needs.day && (
        <div className={classes['asked']}>
          <span>{t(`payments.day.${act}`)}</span>
          <DayInput label={t(`payments.day.${act}`)} day={day} onDay={setDay} />
        </div>
      )}
      {needs.amounts !== 'none' && (
        <PaymentAmounts
          rows={rows}
          label={t(`payments.amounts.${act}`)}
          isPaid={act === 'PAY_PART'}
          amounts={amounts}
          onAmount={(id, amount) => setAmounts((known) => ({ ...known, [id]: amount }))}
        />
      )}
      {needs.reason !== 'none' && (
        <ReasonInput
          label={t(needs.reason === 'needed' ? 'payments.reason' : 'payments.reasonIfAny')}
          reason={reason}
          onReason={setReason}
        />
      )}
      {needs.reference && (
        <label className={classes['asked']}>
          {t('payments.reference')}
          <PlainInput
            type="text"
            maxLength={chosenLengths.agreementRow.number}
            value={reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
        </label>
      )}
      {isOutcome(act) && <p>{t('payments.kept')}</p>}
    </ConfirmModal>
  );
}

const dialogOf = (act: PaymentAct) => (props: BulkActionProps) => <PaymentActs {...props} act={act} />;

/** The dialogs of the acts on payments, by the names that the list of actions has for them. */
export const paymentActs = {
  pay: dialogOf('PAID'),
  return: dialogOf('RETURNED'),
  'pay-part': dialogOf('PAY_PART'),
  reissue: dialogOf('REISSUE'),
  hold: dialogOf('HOLD'),
  release: dialogOf('RELEASE'),
  cancel: dialogOf('CANCEL'),
} as const;
