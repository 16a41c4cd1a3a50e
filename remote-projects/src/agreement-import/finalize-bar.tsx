import { useState } from 'react';
import { importModes } from 'shared-contracts/agreement-import';
import { failureText } from 'shared-contracts/errors';
import { ChoiceToggle, useTexts } from 'shared-ui';
import { ProgressBar, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import classes from './agreement-import.module.css';
import { backToTable } from './back-to-table.ts';
import { type ImportCalls, wasLost } from './import-calls.ts';
import type { ImportFile, ImportOutcome } from './import-file.ts';
import { lacksText, rowsLeftText } from './lacks-text.ts';
import { planText } from './plan-text.ts';
import { shareOf } from './share-of.ts';
import type { ChosenMode } from './use-mode.ts';
import { useProgress } from './use-progress.ts';
import type { Review } from './use-review.ts';
import { writesNothing } from './verdict.ts';

const modeLabels = { ImportValid: 'validOnly', ImportWarningsAndValid: 'withWarnings' } as const;

export interface FinalizeBarProps {
  readonly calls: ImportCalls;
  readonly file: ImportFile | undefined;
  readonly review: Review;
  readonly chosen: ChosenMode;
  readonly onFinalized: (outcome: ImportOutcome) => void;
  /** Called with the title and the message of the error page. */
  readonly onFailed: (title: string, message: string) => void;
}

/** The rows to import, the effect with what agreements would lack, and the button that starts it (002 §2, §5). */
export function FinalizeBar({ calls, file, review, chosen, onFinalized, onFailed }: FinalizeBarProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const { progress, mends, isChecking, failure } = review;
  const { mode, choose, blocked, isAnyOpen } = chosen;
  const [isBusy, setBusy] = useState(false);
  const running = useProgress(calls, isBusy ? file?.id : undefined);
  const plan = progress?.plans?.[mode];

  const finalize = async () => {
    if (!file) return onFailed(t('agreementImport.failed.finalize'), t('agreementImport.missingGuid'));
    setBusy(true);
    try {
      const { fileId: _, ...done } = await calls.finalize(file.id, mends, mode, plan ?? null);
      onFinalized({ fileId: file.id, fileName: file.name, plan: done });
    } catch (error) {
      // A lost connection is no reason to stop: the progress is shown until it is done.
      if (wasLost(error)) return wizard.go('replace', 'running');
      onFailed(t('agreementImport.failed.import'), failureText(error) ?? t('agreementImport.failed.unknown'));
    } finally {
      setBusy(false);
    }
  };

  const blockedBy = !file
    ? undefined
    : !isAnyOpen
      ? t('agreementImport.review.needsValid')
      : isChecking
        ? t('agreementImport.review.checking')
        : failure !== undefined
          ? t('agreementImport.review.checkFailed')
          : plan && writesNothing(plan)
            ? t('agreementImport.review.nothing')
            : undefined;
  const isWaiting = running?.state === 'Waiting';
  const sentences = plan && !blockedBy ? [...lacksText(plan, t), rowsLeftText(plan, t)].filter(Boolean) : [];
  return (
    <div className={classes['finalize']}>
      {file && (
        <ChoiceToggle
          label={t('agreementImport.review.mode')}
          value={mode}
          onChange={choose}
          choices={importModes.map((value) => ({
            value,
            label: t(`agreementImport.review.${modeLabels[value]}`),
            disabledBy: blocked[value],
          }))}
        />
      )}
      <div className={classes['will']} role="status">
        {isBusy ? (
          <>
            <ProgressBar
              label={t('agreementImport.review.finalizing')}
              percent={running && shareOf(running)}
            />{' '}
            {isWaiting && t('agreementImport.running.waits')}
          </>
        ) : (
          <>
            <p>{blockedBy ?? (plan && t('agreementImport.review.will', { what: planText(plan, t) }))}</p>
            {sentences.map((sentence) => (
              <p key={sentence} className={classes['lacks']}>
                {sentence}
              </p>
            ))}
          </>
        )}
      </div>
      <WizardButtons>
        <WizardButton
          label={t('agreementImport.back')}
          isDisabled={isBusy}
          onClick={backToTable(wizard, file)}
        />
        <WizardButton
          label={t('agreementImport.review.finalize')}
          isPrimary
          isBusy={isBusy}
          busyLabel={t('agreementImport.review.finalizing')}
          isDisabled={blockedBy !== undefined}
          title={blockedBy}
          onClick={() => void finalize()}
        />
      </WizardButtons>
    </div>
  );
}
