import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
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

/** Each of several messages in a line of its own, else the single one, else that nothing is known (002 §8). */
function Failures({ messages }: { readonly messages: readonly string[] }) {
  const { t } = useDialogTexts();
  const [first, ...others] = messages;
  if (others.length === 0) return first ?? t('wizard.unknown');
  return (
    <>
      {t('wizard.several')}
      <ul className={classes['failures']}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}

/** A new item could not be created, such as 'Agreement Creation Failed' (002 §8); messages are shown in lines. */
export function CreationFailed({ title }: { readonly title: string }) {
  const { failure = '' } = useWizard();
  const messages = failure.split('\n').filter(Boolean);
  return <WizardError title={title} detail={<Failures messages={[...new Set(messages)]} />} />;
}

/** The page of a wizard that failed: what happened, 'Try Again' and 'Close' (000 §8). */
export function WizardError({
  title,
  detail,
  tryAgain,
  tryAgainLabel,
}: {
  readonly title?: string;
  /** Replaces the message of the thrown error. */
  readonly detail?: ReactNode;
  readonly tryAgain?: () => void;
  /** The label of its button if it is not 'Try Again', such as 'Back'. */
  readonly tryAgainLabel?: string;
}) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  return (
    <>
      <div className={classes['outcome']} role="alert">
        <IconAlertTriangle size={40} className={classes['error']} aria-hidden />
        <p className={classes['title']}>{title ?? t('wizard.failed')}</p>
        <div className={classes['detail']}>{detail ?? (wizard.failure || t('unknownError'))}</div>
      </div>
      <WizardButtons>
        <WizardButton label={t('close')} onClick={wizard.close} />
        <WizardButton
          label={tryAgainLabel ?? t('tryAgain')}
          isPrimary
          onClick={tryAgain ?? wizard.tryAgain}
        />
      </WizardButtons>
    </>
  );
}

interface CreatedProps {
  /** The created item, as 'Agreement'. */
  readonly item: string;
  readonly onOpen?: () => void;
  /** 'Create Another' or, for items added to something, 'Add Another'. */
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
