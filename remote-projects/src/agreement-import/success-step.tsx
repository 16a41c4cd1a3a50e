import { useTexts } from 'shared-ui';
import { useWizard, WizardButton, WizardSuccess } from 'shared-ui/dialogs';
import type { ImportOutcome } from './import-file.ts';
import { planText } from './plan-text.ts';

/** The outcome of the import, and what to do next. */
export function SuccessStep({ outcome }: { readonly outcome: ImportOutcome }) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  return (
    <WizardSuccess
      title={t('agreementImport.success.title')}
      detail={t('agreementImport.success.detail', {
        name: outcome.fileName,
        what: planText(outcome.plan, t),
      })}
      buttons={
        <>
          <WizardButton
            label={t('agreementImport.start.past')}
            onClick={() => wizard.go('replace', 'past')}
          />
          <WizardButton label={t('agreementImport.success.open')} isPrimary onClick={wizard.close} />
        </>
      }
    />
  );
}
