import { useEffect, useState } from 'react';
import { importLimits } from 'shared-contracts/agreement-import';
import { extensionOf } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { DropZone, ProgressBar, useUploads, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import classes from './agreement-import.module.css';
import type { ImportFile } from './import-file.ts';
import { StepHeading } from './step-heading.tsx';

interface UploadStepProps {
  /** Called with the file once it is uploaded; it is checked next. */
  readonly onUploaded: (file: ImportFile) => void;
  readonly onFailed: (title: string, message: string) => void;
}

/** Why a file is not taken, as a key of the texts (002 §5). */
function refusalOf(files: readonly File[]) {
  const [file, ...others] = files;
  if (!file) return undefined;
  if (others.length > 0) return 'several' as const;
  if (extensionOf(file.name) !== 'xlsx') return 'type' as const;
  if (file.size > importLimits.megabytes * upload.megabyte) return 'size' as const;
  return file.size === 0 ? ('empty' as const) : undefined;
}

const nowhere = () => {};

/** Where the workbook is dropped or chosen; it is sent and checked immediately. */
export function UploadStep({ onUploaded, onFailed }: UploadStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const { items, queue } = useUploads(nowhere);
  const [refusal, setRefusal] = useState<string>();
  const [item] = items;
  useEffect(() => {
    if (item?.state === 'done' && item.response) {
      onUploaded({ id: item.response.guid, name: item.fileName, isBegun: false });
      wizard.go('forward', 'validate');
    }
    if (item?.state === 'failed') {
      queue.reset();
      onFailed(t('agreementImport.upload.failed'), item.errorMessage ?? t('agreementImport.failed.unknown'));
    }
  }, [item, queue, onUploaded, onFailed, wizard, t]);
  const take = (files: readonly File[]) => {
    const [file] = files;
    const refused = refusalOf(files);
    setRefusal(
      refused &&
        t(`agreementImport.upload.${refused}`, { name: file?.name ?? '', megabytes: importLimits.megabytes }),
    );
    if (file && !refused) queue.add([file], 'general');
  };
  const isBusy = item !== undefined;
  return (
    <>
      <StepHeading step={2} title={t('agreementImport.upload.heading')} />
      <DropZone
        accept=".xlsx"
        isSingle
        isDisabled={isBusy}
        hint={t('agreementImport.upload.hint', { megabytes: importLimits.megabytes })}
        onFiles={take}
      />
      {refusal && (
        <p role="alert" className={classes['refused']}>
          {refusal}
        </p>
      )}
      {item && (
        <p className={classes['progress']}>
          <ProgressBar
            label={t('agreementImport.upload.progress', { name: item.fileName })}
            percent={item.percentComplete}
          />
          {item.percentComplete}% · {item.fileName}
        </p>
      )}
      <WizardButtons>
        {isBusy && <WizardButton label={t('agreementImport.stop')} onClick={() => queue.reset()} />}
        <WizardButton
          label={t('agreementImport.back')}
          isBusy={isBusy}
          busyLabel={t('agreementImport.upload.uploading')}
          onClick={() => (wizard.canGoBack ? wizard.go('back') : wizard.go('replace', 'start'))}
        />
      </WizardButtons>
    </>
  );
}
