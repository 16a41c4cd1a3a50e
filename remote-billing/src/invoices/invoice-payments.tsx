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
  const [asked, setAsked] = useState<Payment>();
  const { payments, openAmount, status } = invoice;
  // Where nothing was paid the header tells it all: what is open, and each credit note.
  if (payments.length === 0) return null;
  const minus = (amount: string) => productOf(amount, '-1');
  const live = payments.filter(({ takenBackOn }) => !takenBackOn).map(({ amount }) => amount);
  // What credit notes took back, without what was paid out of them: with the payments it makes what is open.
  const credited = status === 'FINALIZED' ? sumOf([openAmount, minus(invoice.total), ...live]) : '0';
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    t(`invoices.payments.${key}`, values);
  const nameOf = ({ amount, receivedOn }: Payment) => ({
    amount: moneyText(amount, language),
    day: shownDate(receivedOn, language),
  });
  const takeBack = async (reason: string) => {
    const { id, revision } = invoice;
    onStep(await step(TakeBackPaymentDocument, { id, revision, paymentId: asked?.id ?? '', reason }));
    showToast({ kind: 'success', message: say('wasTakenBack') });
    setAsked(undefined);
  };
  return (
    <section className={classes['lines']}>
      <h2>{say('title')}</h2>
      <PlainTable
        label={say('title')}
        columns={[
          { label: say('receivedOn') },
          { label: say('reference'), kind: 'roomy' },
          { label: say('amount'), kind: 'figure' },
        ]}
        hasActions
      >
        {payments.map((payment) => (
          <tr key={payment.id}>
            <th scope="row">
              {shownDate(payment.receivedOn, language)}
              {payment.takenBackOn && (
                <p className={classes['hint']}>
                  {say('takenBack', {
                    name: payment.takenBackBy?.fullName ?? '',
                    moment: shownDateTime(payment.takenBackOn, language),
                    reason: payment.takenBackReason ?? '',
                  })}
                </p>
              )}
            </th>
            <PlainCell kind="roomy">{payment.reference}</PlainCell>
            <PlainCell kind="figure">{moneyText(payment.amount, language)}</PlainCell>
            <PlainCell kind="action">
              {mayWrite && !payment.takenBackOn && status === 'FINALIZED' && (
                <HeaderButton label={say('takeBackOf', nameOf(payment))} onClick={() => setAsked(payment)}>
                  {say('takeBack')}
                </HeaderButton>
              )}
            </PlainCell>
          </tr>
        ))}
        {credited !== '0' && (
          <tr>
            <th scope="row">{say('credited')}</th>
            <PlainCell kind="roomy">{invoice.creditNotes.map(({ number }) => number).join(', ')}</PlainCell>
            <PlainCell kind="figure">{moneyText(credited, language)}</PlainCell>
            <PlainCell kind="action" />
          </tr>
        )}
        <tr data-total>
          <th scope="row">{say('openLabel')}</th>
          <PlainCell kind="roomy" />
          <PlainCell kind="figure">{moneyText(openAmount, language)}</PlainCell>
          <PlainCell kind="action" />
        </tr>
      </PlainTable>
      {asked && (
        <ReasonModal
          title={say('takeBackTitle')}
          what={say('takeBackText', nameOf(asked))}
          label={say('reason')}
          confirm={say('takeBack')}
          missing={say('reasonNeeded')}
          onConfirm={takeBack}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
