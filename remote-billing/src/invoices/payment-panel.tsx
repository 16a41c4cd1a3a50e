import { paymentRules } from 'shared-contracts/billing';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { ReceivePaymentDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { OpenAmountPanel } from './open-amount-panel.tsx';
import { useStep } from './use-steps.ts';

interface PaymentPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const rules = fieldsOf(paymentRules);

/** Records a payment of an invoice. */
export function PaymentPanel({ invoice, onClose, onDone }: PaymentPanelProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  return (
    <OpenAmountPanel
      invoice={invoice}
      title={t('invoices.payments.receive')}
      dateLabel={t('invoices.payments.receivedOn')}
      act={t('invoices.payments.note')}
      textName="reference"
      validate={(values) => errorsOf(rules, values, language)}
      onSubmit={async (input, reference) =>
        onDone(await step(ReceivePaymentDocument, { ...input, reference }))
      }
      onClose={onClose}
    >
      <TextField
        name="reference"
        label={t('invoices.payments.reference')}
        hint={t('invoices.payments.referenceHint')}
      />
    </OpenAmountPanel>
  );
}
