import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { ChargeFixedFeeDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { isOfShare, ShareForm } from './share-form.tsx';
import { usePanelStep } from './use-steps.ts';

interface FeeSharePanelProps {
  readonly invoice: InvoiceRecord;
  readonly line: InvoiceRecord['lines'][number];
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

/** Bills a share of a fixed fee with a line of a draft: per cent of the fee, or dollars. */
export function FeeSharePanel({ invoice, line, onClose, onDone }: FeeSharePanelProps) {
  const { t, language } = useTexts('billing');
  const step = usePanelStep();
  const label = (name: string) => t(`invoices.charge.${name}`);
  const { id, revision } = invoice;
  return (
    <SlideInPage opened title={label('shareTitle')} onClose={onClose}>
      <ShareForm
        initialShare={{ percent: null, amount: line.unitPrice }}
        labels={{ percent: label('sharePercent'), amount: label('shareAmount'), save: label('save') }}
        onSubmit={async (share) =>
          onDone(await step(ChargeFixedFeeDocument, { id, revision, lineId: line.id, ...share }, isOfShare))
        }
      >
        <p className={classes['hint']}>{line.description}</p>
        <p className={classes['hint']}>
          {t('invoices.charge.shareHint', {
            fee: moneyText(line.fixedFee ?? '0', language),
            work: moneyText(line.workAmount ?? '0', language),
          })}
        </p>
      </ShareForm>
    </SlideInPage>
  );
}
