import { useState } from 'react';
import type { BulkActionProps } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { chosenLengths } from 'shared-contracts/limits';
import type { PaymentOutcome } from 'shared-contracts/rentals';
import { showToast, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { DayInput, PlainInput } from 'shared-ui/form';
import { useMutation } from 'urql';
import { SettlePaymentsDocument } from '../generated/operations.ts';
import classes from './settle-payments.module.css';

interface SettlePaymentsProps extends BulkActionProps {
  readonly outcome: PaymentOutcome;
}

/** Asks on which day the selected payments were paid or came back, and notes it: all of them, or none with the reason. */
function SettlePayments({ rows, onDone, onClose, outcome }: SettlePaymentsProps) {
  const { t } = useTexts('projects');
  const [, settle] = useMutation(SettlePaymentsDocument);
  const [day, setDay] = useState(today);
  const [reference, setReference] = useState('');
  const count = rows.length;
  const onConfirm = async () => {
    if (!day) throw new Error(t('payments.dayNeeded'));
    const ids = rows.map(({ id }) => id);
    const { error } = await settle({ ids, outcome, date: day, reference: reference.trim() || null });
    if (error) throw new Error(errorMessage(error));
    showToast({ kind: 'success', message: t(`payments.done.${outcome}`, { count }) });
    onDone();
  };
  return (
    <ConfirmModal
      opened
      title={t(`payments.title.${outcome}`, { count })}
      confirmLabel={t(`payments.confirm.${outcome}`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={classes['asked']}>
        <span>{t(`payments.day.${outcome}`)}</span>
        <DayInput label={t(`payments.day.${outcome}`)} day={day} onDay={setDay} />
      </div>
      <label className={classes['asked']}>
        {t('payments.reference')}
        <PlainInput
          type="text"
          maxLength={chosenLengths.agreementRow.number}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
      </label>
      <p>{t('payments.kept')}</p>
    </ConfirmModal>
  );
}

/** Notes that payments were paid. */
export const PayPayments = (props: BulkActionProps) => <SettlePayments {...props} outcome="PAID" />;

/** Notes that payments came back. */
export const ReturnPayments = (props: BulkActionProps) => <SettlePayments {...props} outcome="RETURNED" />;
