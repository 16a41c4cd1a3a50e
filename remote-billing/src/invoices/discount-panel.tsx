import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { DiscountInvoiceDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { isOfShare, ShareForm } from './share-form.tsx';
import { usePanelStep } from './use-steps.ts';

interface DiscountPanelProps {
  readonly invoice: InvoiceRecord;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

/** Takes something off all lines of a draft: per cent or dollars. */
export function DiscountPanel({ invoice, onClose, onDone }: DiscountPanelProps) {
  const { t } = useTexts('billing');
  const step = usePanelStep();
  const label = (name: string) => t(`invoices.charge.${name}`);
  const { id, revision, discount, discountPercent } = invoice;
  const isByPercent = discountPercent !== null || discount === '0';
  return (
    <SlideInPage opened title={label('discountTitle')} onClose={onClose}>
      <ShareForm
        initialShare={{ percent: discountPercent, amount: isByPercent ? null : discount }}
        labels={{
          percent: label('discountPercent'),
          amount: label('discountAmount'),
          save: label('save'),
        }}
        onSubmit={async (share) =>
          onDone(await step(DiscountInvoiceDocument, { id, revision, ...share }, isOfShare))
        }
      >
        <p className={classes['hint']}>{label('discountHint')}</p>
      </ShareForm>
    </SlideInPage>
  );
}
