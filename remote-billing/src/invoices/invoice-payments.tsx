import { useState } from 'react';
import { productOf, sumOf } from 'shared-contracts/decimal';
import { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
import { showToast, useTexts } from 'shared-ui';
import { ReasonModal } from 'shared-ui/confirm';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { TakeBackPaymentDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { useStep } from './use-steps.ts';

type Payment = InvoiceRecord['payments'][number];

interface InvoicePaymentsProps {
  readonly invoice: InvoiceRecord;
  readonly mayWrite: boolean;
  /** Called with the invoice after a payment was taken back. */
  readonly onStep: (next: InvoiceRecord) => void;
}

/** The payments of an invoice and its open amount; a mistaken payment can be taken back. */
export function InvoicePayments({ invoice, mayWrite, onStep }: InvoicePaymentsProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  const [takingBack, setTakingBack] = useState<Payment>();
  const { payments, openAmount, status } = invoice;
  // Where nothing was paid the header tells it all: what is open, and each credit note.
  if (payments.length === 0) return null;
  const minus = (amount: string) => productOf(amount, '-1');
  const live = payments.filter(({ takenBackOn }) => !takenBackOn).map(({ amount }) => amount);
  // What credit notes took back, without what was paid out of them: with the payments it makes what is open.
  const credited = status === 'FINALIZED' ? sumOf([openAmount, minus(invoice.total), ...live]) : '0';
  const textOf = (key: string, values: Readonly<Record<string, string>> = {}) =>
    t(`invoices.payments.${key}`, values);
  const nameOf = ({ amount, receivedOn }: Payment) => ({
    amount: moneyText(amount, language),
    day: shownDate(receivedOn, language),
  });
  const takeBack = async (reason: string) => {
    const { id, revision } = invoice;
    onStep(await step(TakeBackPaymentDocument, { id, revision, paymentId: takingBack?.id ?? '', reason }));
    showToast({
      kind: 'success',
      message: takingBack?.isWriteOff ? t('invoices.writeOff.wasTakenBack') : textOf('wasTakenBack'),
    });
    setTakingBack(undefined);
  };
  return (
    <section className={classes['lines']}>
      <h2>{textOf('title')}</h2>
      <PlainTable
        label={textOf('title')}
        columns={[
          { label: textOf('receivedOn') },
          { label: textOf('reference'), kind: 'roomy' },
          { label: textOf('amount'), kind: 'figure' },
        ]}
        hasActions
      >
        {payments.map((payment) => (
          <tr key={payment.id}>
            <th scope="row">
              {shownDate(payment.receivedOn, language)}
              {/* On a phone the column with its reason is left out. */}
              {payment.isWriteOff && <p className={classes['onPhone']}>{t('invoices.writtenOff')}</p>}
              {payment.takenBackOn && (
                <p className={classes['hint']}>
                  {textOf('takenBack', {
                    name: payment.takenBackBy?.fullName ?? '',
                    moment: shownDateTime(payment.takenBackOn, language),
                    reason: payment.takenBackReason ?? '',
                  })}
                </p>
              )}
            </th>
            <PlainCell kind="roomy">
              {payment.isWriteOff
                ? t('invoices.writeOff.because', { reason: payment.reference ?? '' })
                : payment.reference}
            </PlainCell>
            <PlainCell kind="figure">{moneyText(payment.amount, language)}</PlainCell>
            <PlainCell kind="action">
              {mayWrite && !payment.takenBackOn && status === 'FINALIZED' && (
                <HeaderButton
                  label={textOf('takeBackOf', nameOf(payment))}
                  onClick={() => setTakingBack(payment)}
                >
                  {textOf('takeBack')}
                </HeaderButton>
              )}
            </PlainCell>
          </tr>
        ))}
        {credited !== '0' && (
          <tr>
            <th scope="row">{textOf('credited')}</th>
            <PlainCell kind="roomy">{invoice.creditNotes.map(({ number }) => number).join(', ')}</PlainCell>
            <PlainCell kind="figure">{moneyText(credited, language)}</PlainCell>
            <PlainCell kind="action" />
          </tr>
        )}
        <tr data-total>
          <th scope="row">{textOf('openLabel')}</th>
          <PlainCell kind="roomy" />
          <PlainCell kind="figure">{moneyText(openAmount, language)}</PlainCell>
          <PlainCell kind="action" />
        </tr>
      </PlainTable>
      {takingBack && (
        <ReasonModal
          title={takingBack.isWriteOff ? t('invoices.writeOff.takeBackTitle') : textOf('takeBackTitle')}
          what={
            takingBack.isWriteOff
              ? t('invoices.writeOff.takeBackText', nameOf(takingBack))
              : textOf('takeBackText', nameOf(takingBack))
          }
          label={textOf('reason')}
          confirm={textOf('takeBack')}
          missing={textOf('reasonNeeded')}
          onConfirm={takeBack}
          onClose={() => setTakingBack(undefined)}
        />
      )}
    </section>
  );
}
