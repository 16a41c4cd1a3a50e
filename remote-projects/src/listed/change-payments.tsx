import { useState } from 'react';
import type { BulkActionProps } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { chosenLengths } from 'shared-contracts/limits';
import { askedOfChange, type PaymentChange } from 'shared-contracts/rentals';
import { showToast, useTexts } from 'shared-ui';
import { ConfirmModal, ReasonInput } from 'shared-ui/confirm';
import { DayInput, PlainInput } from 'shared-ui/form';
import { useMutation } from 'urql';
import { ChangePaymentsDocument } from '../generated/operations.ts';
import classes from './settle-payments.module.css';

interface AmountsProps extends Pick<BulkActionProps, 'rows'> {
  readonly change: PaymentChange;
  readonly amounts: Readonly<Record<string, string>>;
  readonly onAmount: (id: string, amount: string) => void;
}

/** How much of each payment is paid or held back. */
function Amounts({ rows, change, amounts, onAmount }: AmountsProps) {
  const { t } = useTexts('projects');
  return (
    <fieldset className={classes['amounts']}>
      <legend>{t(`payments.amounts.${change}`)}</legend>
      {rows.map(({ id, name }) => (
        <label key={id} className={classes['amount']}>
          <span>{name}</span>
          <PlainInput
            type="text"
            inputMode="decimal"
            value={amounts[id] ?? ''}
            onChange={({ currentTarget }) => onAmount(id, currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface ChangePaymentsProps extends BulkActionProps {
  readonly change: PaymentChange;
}

/**
 * Asks for the parameters of a change of the selected payments, and makes it: for all of them, or for none with the
 * reason.
 */
function ChangePayments({ rows, onDone, onClose, change }: ChangePaymentsProps) {
  const { t } = useTexts('projects');
  const [, send] = useMutation(ChangePaymentsDocument);
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const asked = askedOfChange[change];
  const count = rows.length;
  const onConfirm = async () => {
    if (asked.day && !day) throw new Error(t('payments.dayNeeded'));
    if (asked.reason === 'needed' && !reason.trim()) throw new Error(t('payments.reasonNeeded'));
    if (asked.amounts === 'needed' && rows.some(({ id }) => !amounts[id]?.trim()))
      throw new Error(t('payments.amountNeeded'));
    const { error } = await send({
      payments: rows.map(({ id }) => ({ id, amount: amounts[id]?.trim() || null })),
      change,
      date: asked.day ? day : null,
      reason: reason.trim() || null,
      reference: reference.trim() || null,
    });
    if (error) throw new Error(errorMessage(error));
    showToast({ kind: 'success', message: t(`payments.done.${change}`, { count }) });
    onDone();
  };
  return (
    <ConfirmModal
      opened
      title={t(`payments.title.${change}`, { count })}
      confirmLabel={t(`payments.confirm.${change}`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`payments.what.${change}`)}</p>
      {asked.day && (
        <div className={classes['asked']}>
          <span>{t(`payments.day.${change}`)}</span>
          <DayInput label={t(`payments.day.${change}`)} day={day} onDay={setDay} />
        </div>
      )}
      {asked.amounts !== 'none' && (
        <Amounts
          rows={rows}
          change={change}
          amounts={amounts}
          onAmount={(id, amount) => setAmounts((known) => ({ ...known, [id]: amount }))}
        />
      )}
      {asked.reason !== 'none' && (
        <ReasonInput
          label={t(asked.reason === 'needed' ? 'payments.reason' : 'payments.reasonIfAny')}
          reason={reason}
          onReason={setReason}
        />
      )}
      {asked.reference && (
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
    </ConfirmModal>
  );
}

/** Notes that an amount of each payment was paid; the rest stays open. */
export const PayInPart = (props: BulkActionProps) => <ChangePayments {...props} change="PAY_PART" />;

/** Holds payments, or an amount of each, back. */
export const HoldPayments = (props: BulkActionProps) => <ChangePayments {...props} change="HOLD" />;

/** Lets payments go out that were held back. */
export const ReleasePayments = (props: BulkActionProps) => <ChangePayments {...props} change="RELEASE" />;

/** Makes a new payment for each that came back. */
export const ReissuePayments = (props: BulkActionProps) => <ChangePayments {...props} change="REISSUE" />;

/** Notes that nothing is owed by payments any more. */
export const CancelPayments = (props: BulkActionProps) => <ChangePayments {...props} change="CANCEL" />;
