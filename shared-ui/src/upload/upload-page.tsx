import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { acceptedExtensions, acceptOf, type UploadPurpose } from 'shared-contracts/documents';
import { failureText } from 'shared-contracts/errors';
import { upload } from 'shared-contracts/limits';
import { PlaceInLine } from '../feedback/place-in-line.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { fileSizeText } from '../grid/cells/cell-text.ts';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import type { Translate } from '../i18n/i18n-provider.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { WizardButton, WizardButtons } from '../wizard/wizard-page.tsx';
import { ChooseSystem } from './choose-system.tsx';
import { DropZone } from './drop-zone.tsx';
import { type Refusal, RefusedFiles } from './refused-files.tsx';
import classes from './upload.module.css';
import type { SpatialPlace, UploadItem, UploadQueue } from './upload-queue.ts';

interface UploadPageProps {
  readonly items: readonly UploadItem[];
  readonly queue: UploadQueue;
  readonly purpose: UploadPurpose;
  /** One file is taken, not several. */
  readonly isSingle: boolean;
  /** The failure of the check of spatial files, until the wizard has shown it. */
  readonly checkFailure: string | undefined;
  readonly onCheckFailureShown: () => void;
  /** Saves the files that did not fail. Rejects with an Error whose message is shown on the error page. */
  readonly onSave: () => Promise<void>;
}

const checks = ['spatial'] as const;
/** The checks that the server may make of files before they are saved: Word files as templates. */
const looks = ['template'] as const;

/** Where a file lies by the system that was chosen for it, for a person to see whether that is right. */
function placeText({ latitude, longitude, land }: SpatialPlace, t: Translate): string {
  const position = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return land ? t('upload.liesIn', { land, position }) : t('upload.liesAt', { position });
}

function FileRow({ item, isLocked, queue }: { item: UploadItem; isLocked: boolean; queue: UploadQueue }) {
  const { t } = useDialogTexts();
  const { id, fileName, size, state, percentComplete, isChecking, errorMessage, canRetry, placing } = item;
  return (
    <li className={classes['file']} data-state={state}>
      <span className={classes['name']} title={fileName}>
        {fileName}
      </span>
      <span className={classes['size']}>{fileSizeText(size)}</span>
      <span className={classes['progress']}>
        {state === 'busy' && (
          <>
            <ProgressBar
              label={t(isChecking ? 'upload.checking' : 'upload.progress', { name: fileName })}
              percent={isChecking ? undefined : percentComplete}
              width={100 * upload.progressWidth}
            />
            {isChecking ? (
              <PlaceInLine works={checks} />
            ) : (
              <span className={classes['percent']}>{percentComplete}%</span>
            )}
          </>
        )}
        {state === 'done' && (
          <IconCheck size={16} className={classes['done']} role="img" aria-label={t('upload.done')} />
        )}
        {state === 'failed' && (
          <span className={classes['failed']} role="alert">
            <IconAlertTriangle size={16} aria-hidden /> {errorMessage}
          </span>
        )}
      </span>
      {placing && (
        <div className={classes['placing']}>
          <ChooseSystem
            chosen={placing.system}
            isBusy={state === 'busy' || isLocked}
            prompt={t('upload.chooseSystem')}
            onChoose={(system) => queue.place(id, system)}
          />
          <span role="status">{placing.place && placeText(placing.place, t)}</span>
        </div>
      )}
      {canRetry && (
        <ActionIcon
          variant="subtle"
          size={26}
          aria-label={t('upload.again', { name: fileName })}
          title={t('upload.again', { name: fileName })}
          onClick={() => queue.retry(id)}
        >
          <IconRefresh size={15} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        disabled={isLocked}
        aria-label={t(state === 'busy' ? 'upload.cancel' : 'upload.remove', { name: fileName })}
        title={t(state === 'busy' ? 'upload.cancel' : 'upload.remove', { name: fileName })}
        onClick={() => queue.remove(id)}
      >
        <IconX size={15} />
      </ActionIcon>
    </li>
  );
}

/** Where files are dropped or chosen, with how far each of them is (000 §2). */
export function UploadPage(props: UploadPageProps) {
  const { items, queue, purpose, isSingle, checkFailure, onCheckFailureShown, onSave } = props;
  const { t } = useDialogTexts();
  const wizard = useWizard();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (checkFailure === undefined) return;
    onCheckFailureShown();
    wizard.fail(checkFailure);
  }, [checkFailure, onCheckFailureShown, wizard]);
  const isBusy = items.some(({ state }) => state === 'busy');
  const hasDone = items.some(({ state }) => state === 'done');
  const next = async () => {
    setSaving(true);
    try {
      await onSave();
      wizard.go('replace', 'success');
    } catch (error) {
      wizard.fail(failureText(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <DropZone
        accept={acceptOf(purpose)}
        isSingle={isSingle}
        isDisabled={isSaving}
        hint={
          <>
            {t('upload.limit', { megabytes: upload.largestMegabytes })}
            {purpose === 'spatial' && ` ${acceptedExtensions.spatial.join(', ')}`}
          </>
        }
        // Acceptance is decided in one place, for names, types and sizes alike.
        onFiles={(files) =>
          setRefusal(
            isSingle && items.length + files.length > 1
              ? 'several'
              : { files: queue.add(files, purpose), purpose },
          )
        }
      />
      {refusal && <RefusedFiles refusal={refusal} />}
      {items.length > 0 && (
        <ul className={classes['files']} aria-label={t('upload.files')}>
          {items.map((item) => (
            <FileRow key={item.id} item={item} isLocked={isSaving} queue={queue} />
          ))}
        </ul>
      )}
      {isSaving && <PlaceInLine works={looks} />}
      <WizardButtons>
        <WizardButton
          label={t('upload.back')}
          onClick={() => (wizard.canGoBack ? wizard.go('back') : wizard.close())}
          isDisabled={isSaving}
        />
        <WizardButton
          label={t(isSaving ? 'upload.saving' : 'upload.next')}
          isPrimary
          isDisabled={isBusy || !hasDone || isSaving}
          title={hasDone ? undefined : t('upload.nothingYet')}
          onClick={() => void next()}
        />
      </WizardButtons>
    </>
  );
}
