import { writeOffRules } from 'shared-contracts/billing';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { WriteOffInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { OpenAmountPanel } from './open-amount-panel.tsx';
import { useStep } from './use-steps.ts';

interface WriteOffPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const rules = fieldsOf(writeOffRules);

/** Writes off what a client will never pay of a bill. */
export function WriteOffPanel({ invoice, onClose, onDone }: WriteOffPanelProps) {
  const { t, language } = useTexts('billing');
  const step = useStep();
  return (
    <OpenAmountPanel
      invoice={invoice}
      title={t('invoices.writeOff.title')}
      hint={t('invoices.writeOff.what')}
      dateLabel={t('invoices.writeOff.date')}
      act={t('invoices.writeOff.write')}
      textName="reason"
      validate={(values) => errorsOf(rules, values, language)}
      onSubmit={async (input, reason) =>
        onDone(await step(WriteOffInvoiceDocument, { ...input, reason: reason ?? '' }))
      }
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={t('invoices.payments.reason')}
        hint={t('invoices.writeOff.reasonHint')}
        required
      />
    </OpenAmountPanel>
  );
}
