import { useMemo, useState } from 'react';
import type { ImportProcess } from 'shared-contracts/agreement-import';
import { saidOf } from 'shared-contracts/errors';
import { ChoiceToggle, useTexts } from 'shared-ui';
import { ProgressBar, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import classes from './agreement-import.module.css';
import { type ImportCalls, wasLost } from './import-calls.ts';
import type { ImportFile, ImportOutcome } from './import-file.ts';
import { planText } from './plan-text.ts';
import { shareOf } from './share-of.ts';
import { useProgress } from './use-progress.ts';
import type { Review } from './use-review.ts';
import { openModes, writesNothing } from './verdict.ts';

type Mode = Exclude<ImportProcess, 'Validate'>;

export interface FinalizeBarProps {
  readonly calls: ImportCalls;
  readonly file: ImportFile | undefined;
  readonly review: Review;
  readonly onFinalized: (outcome: ImportOutcome) => void;
  /** Called with the title and the message of the error page. */
  readonly onFailed: (title: string, message: string) => void;
}

/** The rows to import, the effect, and the button that starts it (002 §2, §5). */
export function FinalizeBar({ calls, file, review, onFinalized, onFailed }: FinalizeBarProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const { records, progress, mends, isChecking, failure } = review;
  const open = useMemo(() => openModes(records.values()), [records]);
  const [chosen, setChosen] = useState<Mode>();
  const [isBusy, setBusy] = useState(false);
  const running = useProgress(calls, isBusy ? file?.id : undefined);
  const blocked = {
    ImportValid: open.hasValidAgreement ? undefined : t('agreementImport.review.needsValid'),
    ImportWarningsAndValid: !open.hasWarning
      ? t('agreementImport.review.needsWarnings')
      : open.hasAgreement
        ? undefined
        : t('agreementImport.review.needsAgreement'),
  } as const;
  const modes = (['ImportValid', 'ImportWarningsAndValid'] as const).filter((mode) => !blocked[mode]);
  const mode = modes.find((one) => one === chosen) ?? modes.at(-1) ?? 'ImportValid';
  const plan = progress?.plans?.[mode];

  const finalize = async () => {
    if (!file) return onFailed(t('agreementImport.failed.finalize'), t('agreementImport.missingGuid'));
    setBusy(true);
    try {
      const { fileId: _, ...done } = await calls.finalize(file.id, mends, mode, plan ?? null);
      onFinalized({ fileName: file.name, plan: done });
    } catch (error) {
      // A lost connection is no reason to stop: the progress is shown until it is done.
      if (wasLost(error)) return wizard.go('replace', 'running');
      onFailed(t('agreementImport.failed.import'), saidOf(error) ?? t('agreementImport.failed.unknown'));
    } finally {
      setBusy(false);
    }
  };

  const blockedBy = !file
    ? undefined
    : modes.length === 0
      ? t('agreementImport.review.needsValid')
      : isChecking
        ? t('agreementImport.review.checking')
        : failure !== undefined
          ? t('agreementImport.review.checkFailed')
          : plan && writesNothing(plan)
            ? t('agreementImport.review.nothing')
            : undefined;
  const isWaiting = running?.state === 'Waiting';
  return (
    <div className={classes['finalize']}>
      {file && (
        <ChoiceToggle
          label={t('agreementImport.review.mode')}
          value={mode}
          onChange={setChosen}
          choices={[
            {
              value: 'ImportValid',
              label: t('agreementImport.review.validOnly'),
              disabledBy: blocked.ImportValid,
            },
            {
              value: 'ImportWarningsAndValid',
              label: t('agreementImport.review.withWarnings'),
              disabledBy: blocked.ImportWarningsAndValid,
            },
          ]}
        />
      )}
      <p className={classes['will']} role="status">
        {isBusy ? (
          <>
            <ProgressBar
              label={t('agreementImport.review.finalizing')}
              percent={running && shareOf(running)}
            />{' '}
            {isWaiting && t('agreementImport.running.waits')}
          </>
        ) : (
          (blockedBy ?? (plan && t('agreementImport.review.will', { what: planText(plan, t) })))
        )}
      </p>
      <WizardButtons>
        <WizardButton
          label={t('agreementImport.back')}
          isDisabled={isBusy}
          onClick={() => wizard.go('back', 'upload')}
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
