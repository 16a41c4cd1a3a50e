import { dayLockRules } from 'shared-contracts/billing';
import { textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { DateField, InlineForm, SubmitButton, TextareaField } from 'shared-ui/form';
import type { ClosedDaysDetailsFragment } from '../generated/operations.ts';
import classes from './invoices.module.css';

/** What a save of closed days contains. */
export interface ClosedDaysValues {
  readonly fromDate: string;
  readonly toDate: string;
  readonly reason: string;
}

interface ClosedDaysFormProps {
  /** What is changed; none where days are closed. */
  readonly known?: ClosedDaysDetailsFragment;
  /** Rejects with an Error, or a RefusedFields, whose messages are shown. */
  readonly onSave: (values: ClosedDaysValues) => Promise<void>;
  readonly onClose: () => void;
}

const rules = fieldsOf(dayLockRules);

/** Closes days, or changes which days are closed and why. */
export function ClosedDaysForm({ known, onSave, onClose }: ClosedDaysFormProps) {
  const { t, language } = useTexts('billing');
  return (
    <SlideInPage
      opened
      title={t(known ? 'invoices.closed.change' : 'invoices.closed.close')}
      onClose={onClose}
    >
      <InlineForm
        className={classes['form']}
        initialValues={{
          fromDate: known?.fromDate ?? null,
          toDate: known?.toDate ?? null,
          reason: known?.reason ?? '',
        }}
        allowsPristine
        validate={(values) => errorsOf(rules, values, language)}
        onSubmit={async (values) => {
          await onSave({
            fromDate: textIn(values, 'fromDate'),
            toDate: textIn(values, 'toDate'),
            reason: textIn(values, 'reason'),
          });
          onClose();
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{t('invoices.closed.hint')}</p>
            <DateField name="fromDate" label={t('invoices.closed.fromDate')} required />
            <DateField name="toDate" label={t('invoices.closed.toDate')} required />
            <TextareaField
              name="reason"
              label={t('invoices.closed.reason')}
              required
              maximum={chosenLengths.billing.reason}
            />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>
              {t(known ? 'invoices.closed.save' : 'invoices.closed.close')}
            </SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
