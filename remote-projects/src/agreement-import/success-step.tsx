import { projectAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { useWizard, WizardButton, WizardSuccess } from 'shared-ui/dialogs';
import { useNavigate, useParams } from 'shared-ui/router';
import classes from './agreement-import.module.css';
import type { ImportCalls } from './import-calls.ts';
import type { ImportOutcome } from './import-file.ts';
import { lacksText, movedText, rowsLeftText } from './lacks-text.ts';
import { planText } from './plan-text.ts';
import { useLeftRows } from './use-left-rows.ts';

interface SuccessStepProps {
  readonly calls: ImportCalls;
  readonly outcome: ImportOutcome;
}

/** The outcome of the import in the numbers that were announced, the rows that did not come in, and what to do next. */
export function SuccessStep({ calls, outcome }: SuccessStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const downloadLeft = useLeftRows(calls);
  const { fileId, fileName, plan } = outcome;
  const sentences = [...lacksText(plan, t), rowsLeftText(plan, t), movedText(plan, t)].filter(Boolean);
  const { id: projectId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <WizardSuccess
      title={t('agreementImport.success.title')}
      detail={
        <>
          {t('agreementImport.success.detail', { name: fileName, what: planText(plan, t) })}
          {sentences.map((sentence) => (
            <span key={sentence} className={classes['toldLine']}>
              {sentence}
            </span>
          ))}
        </>
      }
      buttons={
        <>
          {plan.rowsLeftOut > 0 && (
            <WizardButton
              label={t('agreementImport.success.left')}
              onClick={() => void downloadLeft({ id: fileId, name: fileName })}
            />
          )}
          {plan.movedTasks > 0 && (
            <WizardButton
              label={t('tasks.moves.show')}
              onClick={() => {
                wizard.close();
                void navigate(projectAddress(projectId, 'tasks'));
              }}
            />
          )}
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
