import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { DateField, FieldRow, FormSection, TextareaField, TextField } from 'shared-ui/form';
import { InvoiceHindrances, UntaxedNote } from './invoice-hindrances.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { type InvoiceRecord, isDraft } from './invoice-record.ts';
import classes from './invoices.module.css';

interface InvoiceFieldsProps {
  readonly invoice: InvoiceRecord;
  readonly mayWrite: boolean;
  /** Called with the invoice after a step. */
  readonly onStep: (next: InvoiceRecord) => void;
}

/** The editable fields of an invoice on the left, its preview for the client on the right. */
export function InvoiceFields({ invoice, mayWrite, onStep }: InvoiceFieldsProps) {
  const { t } = useTexts('billing');
  const of = (name: string) => ({ name, label: t(`invoices.${name}`) });
  return (
    <div className={classes['sides']}>
      <div className={classes['edited']}>
        {isDraft(invoice) && (
          <>
            <InvoiceHindrances invoice={invoice} />
            <UntaxedNote invoice={invoice} />
          </>
        )}
        <FormSection title={t('invoices.section.invoice')}>
          <DateField {...of('invoiceDate')} required />
          <TextField {...of('terms')} />
          <FieldRow>
            <TextareaField {...of('notes')} maximum={chosenLengths.billing.terms} />
          </FieldRow>
        </FormSection>
        <InvoicePayments invoice={invoice} mayWrite={mayWrite} onStep={onStep} />
        <InvoiceLines invoice={invoice} mayWrite={mayWrite} onStep={onStep} />
      </div>
      <InvoicePaper invoice={invoice} />
    </div>
  );
}
