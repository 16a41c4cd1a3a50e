import type { ReactNode } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import type { FormValues } from '../form/form-values.ts';
import { InlineForm } from '../form/page/inline-form.tsx';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './wizard.module.css';
import { useWizard } from './wizard-context.ts';
import { WizardButton, WizardButtons } from './wizard-page.tsx';

interface NewItemProps {
  readonly initialValues: FormValues;
  readonly validate: (values: FormValues) => readonly FieldError[];
  /**
   * Rejects with an Error whose message is shown. The wizard goes on to 'success' after it; not where it answers
   * false, as it led the wizard elsewhere.
   */
  readonly onCreate: (values: FormValues) => Promise<unknown>;
  /** The fields. */
  readonly children: ReactNode;
}

/** The page that creates an item: Cancel and Create (000 §2). 'New {item}' is the title of its wizard. */
export function NewItem({ initialValues, validate, onCreate, children }: NewItemProps) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  const { isAnother } = wizard;
  return (
    <InlineForm
      className={classes['form']}
      initialValues={initialValues}
      validate={validate}
      allowsPristine={isAnother}
      onSubmit={async (values) => {
        if ((await onCreate(values)) !== false) wizard.go('replace', 'success');
      }}
    >
      {({ isDirty, isBusy, failure }) => (
        <>
          {children}
          {failure && (
            <p role="alert" className={classes['error']}>
              {failure}
            </p>
          )}
          <WizardButtons>
            <WizardButton label={t('cancel')} onClick={wizard.close} />
            <WizardButton
              label={t('wizard.create')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={!isDirty && !isAnother}
              title={!isDirty && !isAnother ? t('wizard.nothingYet') : undefined}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}
