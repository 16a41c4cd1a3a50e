import { priceText } from 'shared-contracts/billing';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { StatusPill } from 'shared-ui/grid';
import type { InvoiceRecord } from './invoice-record.ts';

const colors: Readonly<Record<string, string>> = {
  FINALIZED: '1d7445',
  PENDING: '8a5a00',
  REVERSED: 'b3261e',
};

/** The state of an invoice: its status, and whether it was sent, paid and exported. */
export function InvoiceMarks({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { t, language } = useTexts('billing');
  const { kind, status, sentDate, paidDate, openAmount, payments, creditNotes, exportedOn } = invoice;
  const isWrittenOff = payments.some((one) => one.isWriteOff && one.takenBackOn === null);
  const isPaidInPart = payments.some(({ takenBackOn }) => takenBackOn === null);
  const isOpenInPart = !paidDate && status === 'FINALIZED' && (isPaidInPart || creditNotes.length > 0);
  return (
    <>
      {kind !== 'Bill' && <StatusPill color={undefined}>{t(`invoices.kinds.${kind}`)}</StatusPill>}
      <StatusPill color={colors[status]}>{t(`invoices.statuses.${status}`)}</StatusPill>
      {sentDate && (
        <StatusPill color={undefined}>
          {t('invoices.sent', { day: shownDate(sentDate, language) })}
        </StatusPill>
      )}
      {paidDate && (
        <StatusPill color={undefined}>
          {t(isWrittenOff ? 'invoices.writeOff.settled' : 'invoices.paid', {
            day: shownDate(paidDate, language),
          })}
        </StatusPill>
      )}
      {isOpenInPart && (
        <StatusPill color={undefined}>
          {t('invoices.payments.open', { amount: priceText(openAmount) })}
        </StatusPill>
      )}
      {exportedOn && <StatusPill color={undefined}>{t('invoices.exported')}</StatusPill>}
    </>
  );
}
