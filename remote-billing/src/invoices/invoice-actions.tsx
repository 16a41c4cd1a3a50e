import { useState } from 'react';
import { mayStep, stepRefusal, writeOffText } from 'shared-contracts/billing';
import { recordAddress } from 'shared-contracts/routes';
import { HeaderButton, showToast, useSession, useTexts } from 'shared-ui';
import { MenuButton, ReadOnlyProvider } from 'shared-ui/form';
import { GenerateMenu } from 'shared-ui/reports';
import { useNavigate } from 'shared-ui/router';
import { CreditPanel } from './credit-panel.tsx';
import { FinalizeModal } from './finalize-modal.tsx';
import { useHindrances } from './invoice-hindrances.tsx';
import { type InvoiceRecord, isDraft } from './invoice-record.ts';
import { MailModal } from './mail-modal.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ReverseModal } from './reverse-modal.tsx';
import { SettleModal } from './settle-modal.tsx';
import { WriteOffPanel } from './write-off-panel.tsx';

type Open = 'credit' | 'finalize' | 'mail' | 'pay' | 'receive' | 'reverse' | 'send' | 'writeOff';

interface InvoiceActionsProps {
  readonly invoice: InvoiceRecord;
  /** Called with the invoice after a step. */
  readonly onStep: (next: InvoiceRecord) => void;
}

/** The next steps of an invoice: finalize, send, pay, reverse; each shows why it is not possible. */
export function InvoiceActions({ invoice, onStep }: InvoiceActionsProps) {
  const { t, language } = useTexts('billing');
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const draft = isDraft(invoice);
  const { data } = useHindrances(invoice, !draft);
  const close = () => setOpen(undefined);
  const textOf = (key: string, values: Readonly<Record<string, string>> = {}) =>
    t(`invoices.step.${key}`, values);
  const step = (next: InvoiceRecord) => {
    onStep(next);
    close();
  };
  const { user } = useSession();
  const ofDate = data?.hindrances.filter(({ isOfDate }) => isOfDate) ?? [];
  // An administrator may give a reason for such a date; for everybody else it prevents finalizing like any other
  // hindrance.
  const [first] = data?.hindrances.filter(({ isOfDate }) => !(isOfDate && user?.isSystemAdministrator)) ?? [];
  const other = invoice.reverses
    ? { id: invoice.reverses.id, label: textOf('toOriginal', { number: invoice.reverses.number ?? '' }) }
    : invoice.reversedById
      ? { id: invoice.reversedById, label: textOf('toReversal', { number: invoice.reversedByNumber ?? '' }) }
      : undefined;
  const others = [
    ...(other ? [other] : []),
    ...(invoice.credits
      ? [{ id: invoice.credits.id, label: textOf('toOriginal', { number: invoice.credits.number ?? '' }) }]
      : []),
    ...invoice.creditNotes.map(({ id, number }) => ({
      id,
      label: textOf('toCredit', { number: number ?? '' }),
    })),
  ];
  const hasCredits = invoice.creditNotes.length > 0;
  const isWrittenOff = invoice.payments.some((one) => one.isWriteOff && one.takenBackOn === null);
  const stands = isWrittenOff ? writeOffText('standsFirst', language) : undefined;
  const refusal = (wanted: 'CREDITED' | 'PAID' | 'REVERSED' | 'SENT' | 'WRITTEN_OFF') =>
    mayStep(invoice, wanted) ? undefined : stepRefusal(wanted, language);
  return (
    // The page of a finalized invoice is only for reading; its steps are not.
    <ReadOnlyProvider value={false}>
      {others.map(({ id, label }) => (
        <HeaderButton
          key={id}
          onClick={() => void navigate(recordAddress({ route: 'invoices', id }, 'details'))}
        >
          {label}
        </HeaderButton>
      ))}
      <GenerateMenu
        entries={[{ label: textOf('document'), report: 'invoice' }]}
        source={{ parentId: invoice.id, ids: [invoice.id] }}
        isNew={false}
      />
      {draft ? (
        <HeaderButton onClick={() => setOpen('finalize')} disabledBy={first?.sentence}>
          {textOf('finalize')}
        </HeaderButton>
      ) : (
        <MenuButton
          label={textOf('more')}
          items={[
            { label: textOf('mail'), onChoose: () => setOpen('mail'), disabledBy: refusal('SENT') },
            { label: textOf('send'), onChoose: () => setOpen('send'), disabledBy: refusal('SENT') },
            {
              label: t('invoices.payments.receive'),
              onChoose: () => setOpen('receive'),
              disabledBy:
                refusal('PAID') ??
                (Number(invoice.openAmount) > 0 ? undefined : t('invoices.payments.nothingOpen')),
            },
            {
              label: textOf(invoice.kind === 'Bill' ? 'pay' : 'payOut'),
              onChoose: () => setOpen('pay'),
              disabledBy:
                refusal('PAID') ??
                (invoice.kind === 'Bill' && invoice.openAmount === '0' && !invoice.paidDate
                  ? t('invoices.payments.nothingOpen')
                  : undefined),
            },
            {
              label: t('invoices.credit.item'),
              onChoose: () => setOpen('credit'),
              disabledBy: refusal('CREDITED') ?? stands,
            },
            {
              label: t('invoices.writeOff.item'),
              onChoose: () => setOpen('writeOff'),
              disabledBy:
                refusal('WRITTEN_OFF') ??
                (Number(invoice.openAmount) > 0 ? undefined : t('invoices.payments.nothingOpen')),
            },
            {
              label: textOf('reverse'),
              onChoose: () => setOpen('reverse'),
              disabledBy:
                refusal('REVERSED') ?? stands ?? (hasCredits ? t('invoices.credit.notReversed') : undefined),
            },
          ]}
        />
      )}
      {open === 'finalize' && (
        <FinalizeModal
          invoice={invoice}
          faults={ofDate.map(({ sentence }) => sentence)}
          onClose={close}
          onDone={(next) => {
            step(next);
            showToast({ kind: 'success', message: textOf('finalized', { number: next.number ?? '' }) });
          }}
        />
      )}
      {open === 'mail' && (
        <MailModal
          invoice={invoice}
          onClose={close}
          onDone={(next) => {
            step(next);
            showToast({ kind: 'success', message: textOf('mailed', { number: invoice.number ?? '' }) });
          }}
        />
      )}
      {(open === 'send' || open === 'pay') && (
        <SettleModal invoice={invoice} step={open} onClose={close} onDone={step} />
      )}
      {open === 'receive' && (
        <PaymentPanel
          invoice={invoice}
          onClose={close}
          onDone={(next) => {
            step(next);
            showToast({ kind: 'success', message: t('invoices.payments.noted') });
          }}
        />
      )}
      {open === 'writeOff' && (
        <WriteOffPanel
          invoice={invoice}
          onClose={close}
          onDone={(next) => {
            step(next);
            showToast({ kind: 'success', message: t('invoices.writeOff.written') });
          }}
        />
      )}
      {open === 'credit' && (
        <CreditPanel
          invoice={invoice}
          onClose={close}
          onDone={(credit) => {
            close();
            showToast({
              kind: 'success',
              message: t('invoices.credit.made', { number: credit.number ?? '' }),
            });
            void navigate(recordAddress({ route: 'invoices', id: credit.id }, 'details'));
          }}
        />
      )}
      {open === 'reverse' && (
        <ReverseModal
          invoice={invoice}
          onClose={close}
          onDone={(reversal) => {
            close();
            showToast({ kind: 'success', message: textOf('reversed', { number: invoice.number ?? '' }) });
            void navigate(recordAddress({ route: 'invoices', id: reversal.id }, 'details'));
          }}
        />
      )}
    </ReadOnlyProvider>
  );
}
