import { useEffect, useEffectEvent, useState } from 'react';
import { countText } from 'shared-contracts';
import { failureText } from 'shared-contracts/errors';
import { useTexts } from 'shared-ui';
import { PlaceInLine, ProgressBar, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import classes from './agreement-import.module.css';
import { backToTable } from './back-to-table.ts';
import type { ImportCalls } from './import-calls.ts';
import type { ImportFile } from './import-file.ts';
import { shareOf } from './share-of.ts';
import { StepHeading } from './step-heading.tsx';
import { useProgress } from './use-progress.ts';
import type { Review } from './use-review.ts';

interface ValidateStepProps {
  readonly calls: ImportCalls;
  readonly file: ImportFile | undefined;
  readonly review: Review;
  readonly onFailed: (title: string, message: string) => void;
}

/** The workbook is read and checked, and how far that is (002 §2). */
export function ValidateStep({ calls, file, review, onFailed }: ValidateStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const [isOver, setOver] = useState(false);
  const progress = useProgress(calls, isOver ? undefined : file?.id);
  const run = useEffectEvent(async (signal: AbortSignal) => {
    if (!file) return wizard.go('replace', 'review');
    try {
      await review.load(file.isBegun, signal);
      if (signal.aborted) return;
      wizard.go('replace', 'review');
    } catch (error) {
      if (signal.aborted) return;
      setOver(true);
      onFailed(t('agreementImport.failed.import'), failureText(error) ?? t('agreementImport.failed.unknown'));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void run(controller.signal);
    return () => controller.abort();
  }, []);
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <>
      <StepHeading step={3} title={t('agreementImport.validate.heading')} name={file?.name ?? ''} />
      <div className={classes['progress']} role="status">
        <ProgressBar
          label={t('agreementImport.validate.progress', { name: file?.name ?? '' })}
          percent={shareOf({ done, total })}
          width={360}
        />
        <span>
          {total > 0
            ? t('agreementImport.validate.rows', {
                done: countText(done),
                all: countText(total),
              })
            : t('agreementImport.validate.reading')}
        </span>
        {total === 0 && <PlaceInLine works={['workbook']} />}
      </div>
      <WizardButtons>
        <WizardButton label={t('agreementImport.stop')} onClick={backToTable(wizard, file)} />
        <WizardButton
          label={t('agreementImport.back')}
          isBusy
          busyLabel={t('agreementImport.upload.validating')}
        />
      </WizardButtons>
    </>
  );
}
