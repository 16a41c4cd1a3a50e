import { useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { hasUnsavedChanges, showToast, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import { RemoveInvoiceLineDocument } from '../generated/operations.ts';
import { AdjustLinePanel } from './adjust-line-panel.tsx';
import { DiscountPanel } from './discount-panel.tsx';
import { FeeSharePanel } from './fee-share-panel.tsx';
import { HandLinePanel } from './hand-line-panel.tsx';
import type { InvoiceRecord } from './invoice-record.ts';
import { useStep } from './use-steps.ts';

type Line = InvoiceRecord['lines'][number];

interface ChargingProps {
  readonly invoice: InvoiceRecord;
  /** Called with the invoice after a step. */
  readonly onStep: (next: InvoiceRecord) => void;
}

/** Opens a panel only if the form has no unsaved changes, because the step would conflict with them. */
function useOpened<TPanel extends string>() {
  const { t } = useTexts('billing');
  const [panel, setPanel] = useState<TPanel>();
  return {
    panel,
    open: (wanted: TPanel) => {
      if (hasUnsavedChanges()) showToast({ kind: 'error', message: t('invoices.step.saveFirst') });
      else setPanel(wanted);
    },
    close: () => setPanel(undefined),
  };
}

/** The actions on a line of a draft: write it up or down; change or remove a line that was added by hand. */
export function DraftLineActions({ invoice, line, onStep }: ChargingProps & { readonly line: Line }) {
  const { t } = useTexts('billing');
  const step = useStep();
  const { panel, open, close } = useOpened<'adjust' | 'change' | 'share'>();
  const label = (name: string) => t(`invoices.charge.${name}`);
  const done = (next: InvoiceRecord) => {
    close();
    onStep(next);
  };
  const remove = async () => {
    if (hasUnsavedChanges()) return showToast({ kind: 'error', message: t('invoices.step.saveFirst') });
    try {
      const { id, revision } = invoice;
      onStep(await step(RemoveInvoiceLineDocument, { id, revision, lineId: line.id }));
    } catch (error) {
      showToast({ kind: 'error', message: messageOf(error) });
    }
  };
  const named = (name: string) => t('invoices.charge.of', { step: label(name), name: line.description });
  return (
    <>
      {line.isByHand && (
        <>
          <HeaderButton label={named('change')} onClick={() => open('change')}>
            {label('change')}
          </HeaderButton>{' '}
          <HeaderButton label={named('remove')} onClick={() => void remove()}>
            {label('remove')}
          </HeaderButton>{' '}
        </>
      )}
      {line.feeScheduleId && (
        <>
          <HeaderButton label={named('share')} onClick={() => open('share')}>
            {label('share')}
          </HeaderButton>{' '}
        </>
      )}
      <HeaderButton label={named('adjust')} onClick={() => open('adjust')}>
        {label('adjust')}
      </HeaderButton>
      {panel === 'adjust' && <AdjustLinePanel invoice={invoice} line={line} onClose={close} onDone={done} />}
      {panel === 'share' && <FeeSharePanel invoice={invoice} line={line} onClose={close} onDone={done} />}
      {panel === 'change' && <HandLinePanel invoice={invoice} line={line} onClose={close} onDone={done} />}
    </>
  );
}

/** The actions on a whole draft: add a line by hand, or give a discount. */
export function DraftActions({ invoice, onStep }: ChargingProps) {
  const { t } = useTexts('billing');
  const { panel, open, close } = useOpened<'add' | 'discount'>();
  const done = (next: InvoiceRecord) => {
    close();
    onStep(next);
  };
  return (
    <div>
      <HeaderButton onClick={() => open('add')}>{t('invoices.charge.addLine')}</HeaderButton>{' '}
      <HeaderButton onClick={() => open('discount')}>{t('invoices.charge.discountTitle')}</HeaderButton>
      {panel === 'add' && <HandLinePanel invoice={invoice} line={undefined} onClose={close} onDone={done} />}
      {panel === 'discount' && <DiscountPanel invoice={invoice} onClose={close} onDone={done} />}
    </div>
  );
}
