import { useEffect, useState } from 'react';
import type { ImportUndone, PastImport } from 'shared-contracts/agreement-import';
import { failureText } from 'shared-contracts/errors';
import { LateNote, Skeleton, useTexts } from 'shared-ui';
import { useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import { PlainCell, PlainTable } from 'shared-ui/form';
import classes from './agreement-import.module.css';
import type { ImportCalls } from './import-calls.ts';

interface UndoStepProps {
  readonly calls: ImportCalls;
  readonly past: PastImport;
  /** Called when agreements were deleted or set back. */
  readonly onUndone: () => void;
}

/** The records that stay, by name and with the reason. */
function Left({ left }: Pick<ImportUndone, 'left'>) {
  const { t } = useTexts('projects');
  return (
    <div className={classes['past']}>
      <PlainTable
        label={t('agreementImport.undo.left', { count: left.length })}
        columns={[{ label: t('agreements.Item') }, { label: t('agreementImport.undo.reason') }]}
      >
        {left.map(({ agreementId, label, reason }, place) => (
          <tr key={agreementId ?? place}>
            <th scope="row">{label}</th>
            <PlainCell kind="long">{reason}</PlainCell>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}

/** Takes an import back. It first shows the effects; records changed since then stay and are named. */
export function UndoStep({ calls, past, onUndone }: UndoStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const [preview, setPreview] = useState<ImportUndone>();
  const [done, setDone] = useState<ImportUndone>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { fileId, fileName } = past;
  useEffect(() => {
    const left = new AbortController();
    calls.undo(fileId, true, left.signal).then(
      (would) => !left.signal.aborted && setPreview(would),
      (error) => !left.signal.aborted && setFailure(failureText(error) ?? ''),
    );
    return () => left.abort();
  }, [calls, fileId]);
  const undo = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setDone(await calls.undo(fileId, false));
      onUndone();
    } catch (error) {
      setFailure(failureText(error) ?? '');
    } finally {
      setBusy(false);
    }
  };
  const counts = done ?? preview;
  const isNothing = preview !== undefined && preview.deleted + preview.setBack === 0;
  return (
    <>
      <div className={classes['heading']}>
        <h3 className={classes['title']}>{t('agreementImport.undo.heading', { name: fileName })}</h3>
      </div>
      {!counts && failure === undefined && <Skeleton height={80} />}
      <LateNote isWaiting={isBusy || (!counts && failure === undefined)} />
      {counts && (
        <p role="status" className={classes['told']}>
          {t(done ? 'agreementImport.undo.did' : 'agreementImport.undo.would', {
            deleted: counts.deleted,
            setBack: counts.setBack,
          })}
        </p>
      )}
      {counts && counts.left.length > 0 && (
        <>
          <p className={classes['told']}>{t('agreementImport.undo.left', { count: counts.left.length })}</p>
          <Left left={counts.left} />
        </>
      )}
      {failure !== undefined && <p role="alert">{failure || t('agreementImport.failed.unknown')}</p>}
      <WizardButtons>
        <WizardButton
          label={t('agreementImport.back')}
          isDisabled={isBusy}
          onClick={() => wizard.go('back', 'past')}
        />
        {done ? (
          <WizardButton label={t('agreementImport.success.open')} isPrimary onClick={wizard.close} />
        ) : (
          <WizardButton
            label={t('agreementImport.past.undo')}
            isPrimary
            isBusy={isBusy}
            busyLabel={t('agreementImport.undo.undoing')}
            isDisabled={!preview || isNothing}
            title={isNothing ? t('agreementImport.undo.nothing') : undefined}
            onClick={() => void undo()}
          />
        )}
      </WizardButtons>
    </>
  );
}
