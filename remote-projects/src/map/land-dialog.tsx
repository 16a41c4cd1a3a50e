import type { ReactNode } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import { showToast, useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import { type FormValues, InlineForm } from 'shared-ui/form';
import classes from '../rows/lines.module.css';

/** The message once something was written about land that was chosen on the map. */
export interface LandDialogWays {
  readonly onClose: () => void;
  readonly onWritten: () => void;
}

interface LandDialogProps extends LandDialogWays {
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  /** Why nothing can be written yet, where that is so. */
  readonly blockedBy?: string | undefined;
  readonly start: FormValues;
  readonly check: (values: FormValues) => readonly FieldError[];
  /** Writes it, all or nothing; returns the message. Rejects with an Error whose message is shown. */
  readonly write: (values: FormValues) => Promise<string>;
  readonly children: ReactNode;
}

function LandForm(props: LandDialogProps) {
  const { hint, submit, blockedBy, start, check, write, onWritten, children } = props;
  const { t } = useTexts('projects');
  const wizard = useWizard();
  return (
    <InlineForm
      className={classes['form']}
      initialValues={start}
      allowsPristine
      validate={check}
      onSubmit={async (values) => {
        if (blockedBy !== undefined) throw new Error(blockedBy);
        showToast({ kind: 'success', message: await write(values) });
        onWritten();
        wizard.close();
      }}
    >
      {({ isBusy, failure }) => (
        <>
          <p className={classes['hint']}>{hint}</p>
          {children}
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('tabMap.land.cancel')} onClick={wizard.close} />
            <WizardButton
              label={submit}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={blockedBy !== undefined}
              title={blockedBy}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

/** A dialog that makes something of land that was chosen on the map, in one step. */
export function LandDialog(props: LandDialogProps) {
  return (
    <Wizard opened onClose={props.onClose} title={props.title} initialPage="land">
      <WizardPage name="land">
        <LandForm {...props} />
      </WizardPage>
    </Wizard>
  );
}
