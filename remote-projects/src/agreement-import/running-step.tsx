import { useEffect, useEffectEvent } from 'react';
import { countText } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { ProgressBar, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import classes from './agreement-import.module.css';
import type { ImportCalls } from './import-calls.ts';
import type { ImportFile, ImportOutcome } from './import-file.ts';
import { shareOf } from './share-of.ts';
import { StepHeading } from './step-heading.tsx';
import { isRunning, useImports } from './use-imports.ts';

interface RunningStepProps {
  readonly calls: ImportCalls;
  readonly file: ImportFile | undefined;
  readonly onFinalized: (outcome: ImportOutcome) => void;
  readonly onFailed: (title: string, message: string) => void;
}

/** An import that runs without this page: its progress for a person who returns. */
export function RunningStep({ calls, file, onFinalized, onFailed }: RunningStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const { imports, failure, readAgain } = useImports(calls, true);
  const found = imports?.find(({ fileId }) => fileId === file?.id);
  const follow = useEffectEvent(() => {
    if (!found || isRunning(found)) return;
    if (found.result) onFinalized({ fileId: found.fileId, fileName: found.fileName, plan: found.result });
    else if (found.state === 'Failed')
      onFailed(t('agreementImport.failed.import'), found.message ?? t('agreementImport.failed.unknown'));
    // An import that was stopped before it wrote anything is checked again.
    else wizard.go('replace', 'validate');
  });
  useEffect(() => {
    if (found) follow();
  }, [found]);
  return (
    <>
      <StepHeading step={4} title={t('agreementImport.running.heading')} name={file?.name ?? ''} />
      <div className={classes['progress']} role="status">
        <ProgressBar
          label={t('agreementImport.running.heading')}
          percent={found && shareOf(found)}
          width={360}
        />
        {found?.state === 'Waiting'
          ? t('agreementImport.running.waits')
          : found &&
            t('agreementImport.running.rows', {
              done: countText(found.done),
              all: countText(found.total),
            })}
      </div>
      <p className={classes['hint']}>{t('agreementImport.running.hint')}</p>
      {failure !== undefined && <p role="alert">{failure || t('agreementImport.past.failed')}</p>}
      <WizardButtons>
        {failure !== undefined && <WizardButton label={t('agreementImport.tryAgain')} onClick={readAgain} />}
        <WizardButton label={t('agreementImport.close')} isPrimary onClick={wizard.close} />
      </WizardButtons>
    </>
  );
}
