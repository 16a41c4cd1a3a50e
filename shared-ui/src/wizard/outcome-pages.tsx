import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDialogTexts } from '../dialogs/dialog-texts.ts';
import classes from './wizard.module.css';
import { useWizard } from './wizard-context.ts';
import { WizardButton, WizardButtons } from './wizard-page.tsx';

interface OutcomeProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** The buttons, the last of them the usual way on. */
  readonly buttons: ReactNode;
}

/** The page of a wizard that worked. */
export function WizardSuccess({ title, detail, buttons }: OutcomeProps) {
  return (
    <>
      <div className={classes['outcome']} role="status">
        <IconCircleCheck size={40} className={classes['success']} aria-hidden />
        <p className={classes['title']}>{title}</p>
        {detail && <p className={classes['detail']}>{detail}</p>}
      </div>
      <WizardButtons>{buttons}</WizardButtons>
    </>
  );
}

/** The page of a wizard that failed: what happened, 'Try Again' and 'Close' (000 §8). */
export function WizardError({
  title,
  tryAgain,
}: {
  readonly title?: string;
  readonly tryAgain?: () => void;
}) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  return (
    <>
      <div className={classes['outcome']} role="alert">
        <IconAlertTriangle size={40} className={classes['error']} aria-hidden />
        <p className={classes['title']}>{title ?? t('wizard.failed')}</p>
        <p className={classes['detail']}>{wizard.failure || t('unknownError')}</p>
      </div>
      <WizardButtons>
        <WizardButton label={t('close')} onClick={wizard.close} />
        <WizardButton label={t('tryAgain')} isPrimary onClick={tryAgain ?? wizard.tryAgain} />
      </WizardButtons>
    </>
  );
}

interface CreatedProps {
  /** What was created, as 'Agreement'. */
  readonly item: string;
  readonly onOpen?: () => void;
  /** 'Create Another' or, for what is added to something, 'Add Another'. */
  readonly again: 'create' | 'add';
  readonly onAgain?: () => void;
}

/** A new item was created: '{Item} Successfully Created' (000 §2). */
export function NewItemSuccess({ item, onOpen, again, onAgain }: CreatedProps) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  return (
    <WizardSuccess
      title={t('wizard.created', { item })}
      buttons={
        <>
          <WizardButton label={t('close')} onClick={wizard.close} />
          <WizardButton
            label={t(again === 'create' ? 'wizard.createAnother' : 'wizard.addAnother')}
            onClick={onAgain ?? wizard.startAnother}
          />
          {onOpen && <WizardButton label={t('wizard.open', { item })} isPrimary onClick={onOpen} />}
        </>
      }
    />
  );
}

/** Items were linked: '{Item} Linked Successfully' (000 §2). */
export function LinkItemSuccess({ item }: { readonly item: string }) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  return (
    <WizardSuccess
      title={t('wizard.linked', { item })}
      buttons={
        <>
          <WizardButton label={t('wizard.linkMore', { item })} onClick={() => wizard.go('backToInitial')} />
          <WizardButton label={t('close')} isPrimary onClick={wizard.close} />
        </>
      }
    />
  );
}
